/** `npm run fix`: repairs what the linter can repair, then formats. */
import { run, tools } from './run.ts';

const lint = await run([tools.oxlint, '--fix']);
const format = await run([tools.oxfmt]);
process.exitCode = lint || format;
