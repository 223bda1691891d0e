/** For tests: the real server on a free port with its own folders, and a client that sends a request exactly as given. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { readConfig } from './config.ts';
import { defaultLimits, type Limits, startServer } from './app.ts';
import { createLog, type Log } from './log.ts';
import type { Environment } from './config.ts';

export type TestRequest = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array };
export type TestResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
export type TestServer = {
  port: number;
  siteDir: string;
  dataDir: string;
  log: LogEvent[];
  ask: (path: string, options?: TestRequest) => Promise<TestResponse>;
  close: () => Promise<void>;
};

/** A line of the log, without its time. */
export type LogEvent = Readonly<Record<string, unknown>>;

/** A log, and what it has logged until now. */
export function collectLog(): { log: Log; events: LogEvent[] } {
  const events: LogEvent[] = [];
  function write(line: string): void {
    const { time: _time, ...event } = z.record(z.string(), z.unknown()).parse(JSON.parse(line));
    events.push(event);
  }
  return { log: createLog('json', { write }), events };
}

/** A new folder that is deleted when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files of a built site, by their names on the disk. */
export function writeSite(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

export async function startTestServer(
  files: Readonly<Record<string, string | Uint8Array>> = {},
  environment: Environment = {},
  limits: Partial<Limits> = {},
): Promise<TestServer> {
  const folder = temporaryFolder();
  const [siteDir, dataDir] = [join(folder, 'site'), join(folder, 'data')];
  writeSite(siteDir, { 'index.html': '<h1>Home</h1>', '404.html': '<h1>Oops!!</h1>', ...files });
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', SITE_DIR: siteDir, DATA_DIR: dataDir, ...environment });
  const { log, events } = collectLog();
  const server = await startServer(config, log, { ...defaultLimits, ...limits });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= server.close());
  onTestFinished(close);
  return { port: server.port, siteDir, dataDir, log: events, ask: (path, options) => ask(server.port, path, options), close };
}

/** The server as `npm start` runs it, in a process of its own. The process ends with the test at the latest. */
export async function startProcess(env: NodeJS.ProcessEnv): Promise<{ server: ChildProcess; port: number; output: string[] }> {
  const program = join(import.meta.dirname, 'start.ts');
  const server = spawn(process.execPath, [program], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void server.kill('SIGKILL'));
  const output: string[] = [];
  const port = await new Promise<string>((resolve) => {
    createInterface(server.stdout).on('line', (line) => {
      output.push(line);
      const [, found] = /http:[^ ,]+:(\d+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  return { server, port: Number(port), output };
}

/** Runs a program of ours to its end. */
export async function runProgram(file: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = await Promise.all([buffer(child.stdout), buffer(child.stderr), once(child, 'close')]);
  return { status: child.exitCode, stdout: String(stdout), stderr: String(stderr) };
}

/** Sends one request on a new connection, with path and headers exactly as given. */
export function ask(port: number, path: string, { method = 'GET', headers = {}, body }: TestRequest = {}): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes, text: bytes.toString() });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends bytes on a new connection and gives what the server answers until it closes the connection or has answered. */
export function exchange(port: number, bytes: string | Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      answer += part;
      if (/^HTTP\/1\.1 [2-5]/m.test(answer)) socket.end();
    });
    // A reset after the answer is an ordinary end for a request that is refused before all of it has been read.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}
