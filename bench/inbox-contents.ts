import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as z from 'zod';

const Line = z.object({ message: z.string() });

/**
 * The texts of all messages in the server's inbox that begin with `prefix`, one for each stored message: an export of
 * `npm run inbox`, which has one message on a line. Works while the server runs.
 */
export async function* storedMessages(dataDir: string, prefix: string): AsyncGenerator<string> {
  const program = spawn(process.execPath, ['server/inbox/cli.ts', 'export', 'json'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(program.stdout)) {
    if (!line.startsWith('{')) continue;
    const { message } = Line.parse(JSON.parse(line.replace(/,$/, '')));
    if (message.startsWith(prefix)) yield message;
  }
}
