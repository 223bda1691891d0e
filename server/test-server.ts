/** For tests: the real server on a free port with its own folders, and a client that sends a request exactly as given. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { type Environment, readConfig } from './config.ts';
import { startServer } from './serve.ts';

export type TestRequest = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array };
export type TestResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
export type TestServer = {
  port: number;
  siteDir: string;
  dataDir: string;
  log: string[];
  ask: (path: string, options?: TestRequest) => Promise<TestResponse>;
  close: () => Promise<void>;
};

/** A new folder that is deleted when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nakshi-'));
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
): Promise<TestServer> {
  const folder = temporaryFolder();
  const [siteDir, dataDir] = [join(folder, 'site'), join(folder, 'data')];
  writeSite(siteDir, { 'index.html': '<h1>Home</h1>', '404.html': '<h1>Oops!!</h1>', ...files });
  const log: string[] = [];
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', SITE_DIR: siteDir, DATA_DIR: dataDir, ...environment });
  const server = await startServer(config, (line) => log.push(line));
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= server.close());
  onTestFinished(close);
  return { port: server.port, siteDir, dataDir, log, ask: (path, options) => ask(server.port, path, options), close };
}

/** The server as `npm start` runs it, in a process of its own. The process ends with the test at the latest. */
export async function startProcess(env: NodeJS.ProcessEnv): Promise<{ server: ChildProcess; port: number }> {
  const program = join(import.meta.dirname, 'start.ts');
  const server = spawn(process.execPath, [program], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void server.kill('SIGKILL'));
  const firstLine = await new Promise<string>((resolve) => createInterface(server.stdout).once('line', resolve));
  return { server, port: Number(/http:[^ ,]+:(\d+)/.exec(firstLine)?.[1]) };
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
