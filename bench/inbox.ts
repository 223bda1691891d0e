/**
 * `npm run bench:inbox -- [--seconds 30] [--mail]`: how fast the server of the last build takes in messages, and whether it keeps each
 * of them exactly once. 200 senders send one message after another while four readers fetch pages. At the end the acknowledged
 * messages are compared with those in the inbox: if one is lost, doubled or refused, the exit code is 1. The environment
 * chooses the database and the mail server (docs/deployment.md); `--mail` starts a mail server that only counts.
 */
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import autocannon from 'autocannon';
import { SMTPServer } from 'smtp-server';
import * as z from 'zod';
import { freePort } from '../server/test-port.ts';
import { lastBuild, serve } from './serve.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' }, mail: { type: 'boolean', default: false } } });
const duration = Number(values.seconds);
if (!(duration > 0)) throw new Error(`--seconds is "${values.seconds}", expected a number above 0`);

const fields = {
  name: 'Rahima Akter',
  email: 'rahima@example.com',
  service: 'Web Design',
  access_key: 'own-inbox',
  custom_message: 'A new quote form submission has arrived from your website.',
  subject: 'New QUOTE Form Submission on Your Website',
};
/** A database that is used again holds the messages of former runs too. */
const prefix = `Benchmark ${Date.now()} message `;
const pages = ['/', '/services', '/services/webDesigAndDev', '/portfolio', '/company/blog', '/company/career', '/contact'];

let mailCount = 0;
const site = await serve(lastBuild, { FORM_ACCESS_KEY: fields.access_key, ...(values.mail && (await countMails())) });
try {
  const acknowledged = new Set<number>();
  const [sending, reading] = await Promise.all([
    autocannon({ url: site.url, connections: 200, duration, requests: [messages(acknowledged)] }),
    autocannon({ url: site.url, connections: 4, duration, requests: pages.map((path) => ({ path })) }),
  ]);
  const stored = await storedNumbers();
  const different = new Set(stored);
  const lost = [...acknowledged].filter((number) => !different.has(number)).length;
  const doubled = stored.length - different.size;
  const failed = [sending, reading].reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);

  for (const [name, { requests, latency }] of Object.entries({ messages: sending, pages: reading })) {
    console.log(
      `${name}: ${Math.round(requests.average)} a second, p50 ${latency.p50} ms, p99 ${latency.p99} ms, longest ${latency.max} ms`,
    );
  }
  console.log(`${acknowledged.size} acknowledged, ${stored.length} stored, ${lost} lost, ${doubled} doubled, ${failed} failed`);
  if (values.mail) console.log(`${mailCount} mails arrived meanwhile`);
  process.exitCode = lost + doubled + failed === 0 ? 0 : 1;
} finally {
  await site.stop();
}

/** A request whose message has another number each time. Adds the number of each message that is acknowledged. */
function messages(acknowledged: Set<number>): autocannon.Request {
  let sent = 0;
  const numbers = new WeakMap<object, number>();
  return {
    method: 'POST',
    path: '/api/submit',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    setupRequest(request, sender) {
      numbers.set(sender, ++sent);
      return { ...request, body: JSON.stringify({ ...fields, message: `${prefix}${sent}` }) };
    },
    onResponse(status, _body, sender) {
      if (status === 200) acknowledged.add(numbers.get(sender) ?? 0);
    },
  };
}

/** The numbers of the stored messages of this run, as `npm run inbox` exports them. */
async function storedNumbers(): Promise<number[]> {
  const env = { ...process.env, DATA_DIR: site.dataDir };
  const program = ['server/inbox/cli.ts', 'export', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, program, { env, maxBuffer: Number.POSITIVE_INFINITY });
  const stored = z.array(z.object({ message: z.string() })).parse(JSON.parse(stdout));
  return stored.filter(({ message }) => message.startsWith(prefix)).map(({ message }) => Number(message.slice(prefix.length)));
}

/** The settings with which the site's server sends its mails to one that takes and counts all, on a free port of this machine. */
async function countMails(): Promise<NodeJS.ProcessEnv> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void stream.resume().on('end', () => done(null, `${(mailCount += 1)}`)),
  });
  // The site's server closes its connections at once when it stops, which is no fault here.
  server.on('error', () => undefined);
  const port = await freePort();
  server.listen(port, '127.0.0.1').unref();
  return { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: 'owner@example.com', MAIL_FROM: 'site@example.com', MAIL_PER_HOUR: '0' };
}
