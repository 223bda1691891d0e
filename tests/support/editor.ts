/** `npm run edit` as the tests start it: in a copy of the project, whose content they may change. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { development } from './sites.ts';

/** Outside the project: the development server does not watch the folder of the tests' results. */
const root = join(tmpdir(), `editor-${development.port}`);

export const editor = { port: development.port + 100, root, content: join(root, 'content') };
