/** Starting the project's programs from its scripts. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The tools' own JavaScript files: the shortcuts in node_modules/.bin differ between systems. */
export const tools = {
  astro: 'node_modules/astro/bin/astro.mjs',
  jscpd: 'node_modules/jscpd/run-jscpd.js',
  knip: 'node_modules/knip/bin/knip.js',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
};

type Options = {
  env?: NodeJS.ProcessEnv;
  /** A folder from the project's root; that itself when left out. */
  folder?: string;
};

/** A file of the project, or a tool, with its arguments. */
export type Step = readonly [file: string, ...args: string[]];

export interface Outcome {
  code: number;
  /** What the program wrote; empty when it wrote straight to the terminal. */
  output: string;
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a step with this Node, its output visible. Gives the exit code. */
export async function run([file, ...args]: Step, options: Options = {}): Promise<number> {
  return (await start(file, args, 'inherit', options)).code;
}

/** The same, but keeps the output, for steps that run side by side or whose output matters only when they fail. */
export function runQuietly([file, ...args]: Step, options: Options = {}): Promise<Outcome> {
  return start(file, args, 'pipe', options);
}

function start(file: string, args: string[], output: 'inherit' | 'pipe', { env, folder = '.' }: Options = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(process.execPath, [file.startsWith('node_modules/') ? join(root, file) : file, ...args], {
      cwd: join(root, folder),
      stdio: ['inherit', output, output],
      env: { ...process.env, ...(output === 'pipe' ? colours : {}), ...env },
    });
    const parts: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => parts.push(part));
    child.stderr?.on('data', (part: Buffer) => parts.push(part));
    let stoppedBy: NodeJS.Signals | undefined;
    function passOn(signal: NodeJS.Signals): void {
      stoppedBy = signal;
      // Ctrl-C in a terminal reaches the child by itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    }
    for (const signal of stopSignals) process.on(signal, passOn);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of stopSignals) process.off(name, passOn);
      const exitCode = code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
      // A signal stops the whole script, not only the program that runs at the moment.
      if (stoppedBy) process.exit(exitCode);
      resolve({ code: exitCode, output: Buffer.concat(parts).toString() });
    });
  });
}
