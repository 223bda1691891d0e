/** `npm run edit` as the tests start it: on a copy of the content, which they may change. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { development } from './sites.ts';

/** Outside the project: the development server does not watch the folder of the tests' results. */
export const editor = { port: development.port + 100, content: join(tmpdir(), `content-for-editor-${development.port}`) };
