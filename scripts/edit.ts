/** `npm run edit`: forms for everything in content/, and beside them the site as it is after each change that is saved. */
import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { run, runQuietly, tools } from './run.ts';

/** Environment: the ports of both, for a machine on which another program has them. */
const { EDITOR_PORT = '3002', PREVIEW_PORT = '5173' } = process.env;
const editor = `http://localhost:${EDITOR_PORT}`;
const preview = `http://localhost:${PREVIEW_PORT}`;

// Before the content step, which would take the files from under a preview that runs already.
const problem =
  (await portProblem('EDITOR_PORT', EDITOR_PORT, '127.0.0.1')) ?? (await portProblem('PREVIEW_PORT', PREVIEW_PORT, 'localhost'));
if (problem === undefined) await edit();
else {
  console.error(problem);
  process.exitCode = 1;
}

/** What is wrong with the port that a variable chooses, for the person who chose it. */
async function portProblem(name: string, value: string, host: string): Promise<string | undefined> {
  const port = Number(value);
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      ? `${name}: port ${port} is taken by another program. Choose another one: ${name}=${port < 65_535 ? port + 1 : port - 1} npm run edit`
      : `${name}: expected a port on which this user may listen, such as 3002, found ${JSON.stringify(value)}`;
  } finally {
    server.close();
  }
}

async function edit(): Promise<void> {
  const changes = contentChanges();
  const content = await prepare();
  if (content === 'failed') {
    changes.end();
    process.exitCode = 1;
    return;
  }
  const later = content === 'wrong' ? ', as soon as the content is correct again' : '';
  console.log(`\n  Write:      ${editor}\n  See it at:  ${preview}${later}\n\n  Ctrl-C ends both.\n`);

  async function show(): Promise<number> {
    for (let now = content; now !== 'ready'; now = await prepare()) await changes.next();
    changes.end();
    // The preview reports later problems itself.
    return run([tools.astro, 'dev', '--port', PREVIEW_PORT]);
  }

  process.exitCode = await Promise.race([run(['editor/server.ts', EDITOR_PORT, preview]), show()]);
  // Ends the other program too: `run` passes the signal on.
  process.kill(process.pid, 'SIGTERM');
}

/** Reads the content and prints its problems, which can be corrected in the forms. Any other failure ends the command. */
async function prepare(): Promise<'ready' | 'wrong' | 'failed'> {
  const { code, output } = await runQuietly([tools.astro, 'sync']);
  process.stderr.write(output);
  if (code === 0) return 'ready';
  return /^The content has /m.test(stripVTControlCharacters(output)) ? 'wrong' : 'failed';
}

/** `next` resolves once the content has changed since the last call. */
function contentChanges(): { next: () => Promise<void>; end: () => void } {
  const changed = new Set<string | null>();
  const watcher = watch('content', { recursive: true }, (_event, file) => void changed.add(file));
  return {
    async next() {
      // A pause: an entry with its pictures is several changes.
      while (changed.size === 0) await setTimeout(300);
      changed.clear();
    },
    end: () => watcher.close(),
  };
}
