/** `npm run inbox`: what visitors have sent, for the person who answers. Works while the server runs. */
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { codeOf, reasonOf } from '../errors.ts';
import { runCommand } from './commands.ts';

// Unused memory is given back early: an export of a million messages then needs 130 MB instead of 250.
for (const flag of ['--max-semi-space-size=4', '--optimize-for-size']) setFlagsFromString(flag);

try {
  // Waits for a slow reader, so that an export is never in memory as a whole.
  await pipeline(runCommand(process.argv.slice(2), process.env), process.stdout, { end: false });
} catch (error) {
  // Otherwise the reader has seen enough: `npm run inbox -- export csv | head`.
  if (codeOf(error) !== 'EPIPE') {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
}
