/** Starting the project's programs from its scripts. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The tools' own JavaScript files: the shortcuts in node_modules/.bin differ between systems. */
export const tools = {
  jscpd: 'node_modules/jscpd/run-jscpd.js',
  knip: 'node_modules/knip/bin/knip.js',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  reactRouter: 'node_modules/@react-router/dev/bin.cjs',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/** A file of the project, or a tool, with its arguments. */
export type Step = readonly [file: string, ...args: string[]];

export interface Outcome {
  code: number;
  /** What the program wrote; empty when it wrote straight to the terminal. */
  output: string;
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a step under this Node, its output visible. Gives the exit code. */
export async function run(...[file, ...args]: Step): Promise<number> {
  return (await start(file, args, 'inherit')).code;
}

/** The same with the output held back, for steps whose words matter only when they fail or that run side by side. */
export function runQuietly(...[file, ...args]: Step): Promise<Outcome> {
  return start(file, args, 'pipe');
}

/** Runs steps until one fails. Gives the outcome of the last that ran. */
export async function runInTurn(steps: readonly Step[]): Promise<Outcome> {
  let outcome: Outcome = { code: 0, output: '' };
  for (const step of steps) {
    outcome = await runQuietly(...step);
    if (outcome.code !== 0) break;
  }
  return outcome;
}

function start(file: string, args: string[], output: 'inherit' | 'pipe'): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(process.execPath, [file, ...args], {
      cwd: root,
      stdio: ['inherit', output, output],
      env: output === 'pipe' ? { ...process.env, ...colours } : process.env,
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
      // Who stops a script stops all of it, not the one program that happens to run.
      if (stoppedBy) process.exit(exitCode);
      resolve({ code: exitCode, output: Buffer.concat(parts).toString() });
    });
  });
}
