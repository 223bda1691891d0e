/** What one step of the build takes from the machine, read from Linux's /proc; elsewhere only its time is known. */
import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { once } from 'node:events';
import type { Step } from '../scripts/run.ts';

/** Times in seconds: on the clock, and of all processors together. `memory`: the most that it held at once, in MiB. */
export type Usage = { seconds: number; cpu: number; memory: number };

/** How often the processes are looked at, in ms. */
const interval = 100;
/** Linux counts the processors' time in hundredths of a second. */
const ticks = 100;

/** Runs a step. Throws with its output if it fails. */
export async function runMeasured([file, ...args]: Step, env: NodeJS.ProcessEnv): Promise<Usage> {
  const begun = performance.now();
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
  const cpu = new Map<number, number>();
  let memory = 0;
  const timer = setInterval(() => {
    void note(child.pid ?? 0);
  }, interval);
  async function note(parent: number): Promise<void> {
    const processes = await look(parent);
    for (const { pid, seconds } of processes) cpu.set(pid, seconds);
    memory = Math.max(
      memory,
      processes.reduce((sum, { mebibytes }) => sum + mebibytes, 0),
    );
  }
  await once(child, 'close');
  clearInterval(timer);
  if (child.exitCode !== 0) throw new Error(`${file} failed:\n${Buffer.concat(output).toString()}`);
  return {
    seconds: (performance.now() - begun) / 1000,
    cpu: [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0),
    memory,
  };
}

/** A process and those that it has started; none where there is no /proc, or when it has just ended. */
async function look(pid: number): Promise<{ pid: number; seconds: number; mebibytes: number }[]> {
  try {
    const stat = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const threads = await readdir(`/proc/${pid}/task`);
    const started = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')));
    const children = await Promise.all(started.flatMap((text) => text.split(' ').filter(Boolean)).map((child) => look(Number(child))));
    const seconds = (Number(stat[11]) + Number(stat[12])) / ticks;
    return [{ pid, seconds, mebibytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 }, ...children.flat()];
  } catch {
    return [];
  }
}
