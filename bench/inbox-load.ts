/** The worker of inbox.ts that sends the messages and reads the pages, and tells at its end what was answered. */
import { parentPort, workerData } from 'node:worker_threads';
import { converse } from './converse.ts';
import { createDurations, record } from './durations.ts';
import { LoadOptions, type LoadResult } from './load-messages.ts';

const pages = ['/', '/services', '/services/webDesigAndDev', '/portfolio', '/company/blog', '/company/career', '/contact'];
/** As long as messages are that people write. ASCII only, so that a character is a byte. */
const text =
  'We sell pottery in two shops and would like to sell it on the internet too, with a payment by phone. What would that cost, ' +
  'how long would it take, and who would take the photographs? Please call us in the morning.';

const fields = { name: 'Rahima Akter', email: 'rahima@example.com', service: 'Web Design', access_key: 'own-inbox' };
const forms = [
  {
    ...fields,
    custom_message: 'A new quote form submission has arrived from your website.',
    subject: 'New QUOTE Form Submission on Your Website',
  },
  {
    ...fields,
    custom_message: 'A new contact form submission has arrived from your website.',
    subject: 'New CONTACT Form Submission on Your Website',
    phone: '8801000000000',
    aboutFile: 'Two pages',
  },
];

const { port, seconds, senders, readers, prefix } = LoadOptions.parse(workerData);
const until = performance.now() + seconds * 1000;
const result: LoadResult = {
  sent: 0,
  unacknowledged: [],
  messageDurations: createDurations(),
  pageDurations: createDurations(),
  failedPages: 0,
};
await Promise.all([
  ...Array.from({ length: senders }, (_, index) => sendMessages(index)),
  ...Array.from({ length: readers }, (_, index) => readPages(index)),
]);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(result);

function sendMessages(index: number): Promise<void> {
  const request = messageRequest(forms[index % forms.length] ?? {});
  let number = 0;
  return converse({
    port,
    until,
    next: () => {
      number = result.sent++;
      return request(number);
    },
    onAnswer: (status, duration) => {
      record(result.messageDurations, duration);
      if (status !== 200) result.unacknowledged.push(number);
    },
    onFailure: () => result.unacknowledged.push(number),
  });
}

/** Makes requests that differ in the message's number only, which stands behind `prefix` and has always nine digits. */
function messageRequest(form: Record<string, string>): (number: number) => string {
  const start = `${prefix}000000000`;
  const body = JSON.stringify({ ...form, message: `${start} ${text}` });
  const numberAt = body.indexOf(start) + prefix.length;
  const head = [
    'POST /api/submit HTTP/1.1',
    `Host: localhost:${port}`,
    'Content-Type: application/json',
    'Accept: application/json',
    `Content-Length: ${body.length}`,
  ];
  const before = `${head.join('\r\n')}\r\n\r\n${body.slice(0, numberAt)}`;
  const after = body.slice(numberAt + 9);
  return (number) => before + String(number).padStart(9, '0') + after;
}

function readPages(index: number): Promise<void> {
  let turn = index;
  return converse({
    port,
    until,
    next: () =>
      `GET ${pages[turn++ % pages.length]} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/html\r\nAccept-Encoding: br\r\n\r\n`,
    onAnswer: (status, duration) => {
      record(result.pageDurations, duration);
      if (status !== 200) result.failedPages++;
    },
    onFailure: () => result.failedPages++,
  });
}
