/**
 * `npm run bench:inbox -- [--seconds 60] [--mail] [--built]`: measures how fast the server takes in messages, and whether it
 * keeps what it has acknowledged. Builds and serves the site (`--built`: serves the last build); then 200 senders send messages
 * over keep-alive connections, each as soon as the one before is answered, while some readers fetch pages. At the end it
 * compares the acknowledged messages with those in the inbox: if one is lost, doubled or refused, it ends with exit code 1.
 *
 * The server gets the environment of this program, so that `DATABASE_URL`, `SMTP_URL`, `MAIL_TO` and `MAIL_FROM` choose its
 * database and its mail server. `--mail` starts a mail server for it that only counts.
 */
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { buildSite } from './build-site.ts';
import { countOf, type Durations, percentile } from './durations.ts';
import { storedMessages } from './inbox-contents.ts';
import { type LoadOptions, LoadResult } from './load-messages.ts';
import { startMailSink } from './mail-sink.ts';
import { serve } from './serve.ts';

const senders = 200;
const readers = 4;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    mail: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
if (!(seconds > 0)) throw new Error(`--seconds is "${values.seconds}", expected a number above 0`);

if (!values.built) await buildSite();
const mailSink = values.mail ? await startMailSink() : undefined;
// The key is the one that the load sends; from one address come more messages than the limit of one visitor allows.
const site = await serve('dist/client', { FORM_ACCESS_KEY: 'own-inbox', RATE_LIMIT_PER_MINUTE: '0', ...mailSink?.settings });
try {
  // A database that is used again holds the messages of former runs too.
  const prefix = `Benchmark ${Date.now()} message `;
  const load = await runLoad({ port: site.port, seconds, senders, readers, prefix });
  const mails = mailSink?.count();
  const { stored, lost, doubled } = await compare(load, storedMessages(site.dataDir, prefix), prefix.length);

  console.log(`${senders} senders and ${readers} readers of pages for ${seconds} s`);
  print('messages', load.messageDurations, `${load.unacknowledged.length} refused or not answered`);
  print('pages', load.pageDurations, `${load.failedPages} failed`);
  console.log(`memory    at most ${peakMemory(site.pid)} MB (resident) in the server's process`);
  if (mails !== undefined) console.log(`mails     ${mails} arrived meanwhile`);
  console.log(`inbox     ${load.sent - load.unacknowledged.length} acknowledged, ${stored} stored, ${lost} lost, ${doubled} doubled`);
  process.exitCode = lost + doubled + load.unacknowledged.length + load.failedPages === 0 ? 0 : 1;
} finally {
  await site.stop();
  await mailSink?.stop();
}

/** In a thread of its own, so that what this thread does is not measured. */
async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const worker = new Worker(new URL('inbox-load.ts', import.meta.url), { workerData: options });
  const [result] = z.tuple([LoadResult]).parse(await once(worker, 'message'));
  return result;
}

/** `stored` counts all messages of this run; `lost` and `doubled` compare them with the acknowledged ones. */
async function compare({ sent, unacknowledged }: LoadResult, messages: AsyncIterable<string>, numberAt: number) {
  const copies = new Uint8Array(sent);
  let stored = 0;
  for await (const message of messages) {
    const number = Number.parseInt(message.slice(numberAt), 10);
    copies[number] = (copies[number] ?? 0) + 1;
    stored++;
  }
  const doubled = copies.filter((count) => count > 1).length;
  // A message without an acknowledgement may be stored or not.
  for (const number of unacknowledged) copies[number] = 1;
  return { stored, lost: copies.filter((count) => count === 0).length, doubled };
}

function print(name: string, durations: Durations, failures: string): void {
  const rate = Math.round(countOf(durations) / seconds);
  const [p50, p99] = [0.5, 0.99].map((share) => `${percentile(durations, share).toFixed(1)} ms`);
  console.log(`${name.padEnd(9)} ${rate} a second, p50 ${p50}, p99 ${p99}, ${failures}`);
}

/** In MB: the most memory that a process has had since its start. Only Linux tells it. */
function peakMemory(pid: number | undefined): string {
  if (process.platform !== 'linux') return '?';
  const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) / 1024).toFixed(0);
}
