/** The e-mails: about one submission, about those that came beyond the limit of an hour, and to try the settings. */
import cliTruncate from 'cli-truncate';
import type { SendMailOptions } from 'nodemailer';
import { site } from '#content/site.ts';
import type { StoredSubmission } from '../inbox/store.ts';
import { labelOf } from '../inbox/validate.ts';
import { localTime, type Markup, markup, nameOf, sanitise, singleLine } from '../safe-text.ts';
import type { QueuedMail } from './queue.ts';
import { isAddress, type MailSettings } from '../config.ts';

const subjects = { quote: 'Quote request', contact: 'Enquiry' };
const subjectColumns = 100;
const domain = site.email.split('@').at(-1) ?? '';

type Content = Pick<SendMailOptions, 'date' | 'subject' | 'replyTo'> & { text: string; html: Markup };

/**
 * The e-mail as text and as HTML. All texts of visitors are content only: none can become a header, an address of another
 * person, or mark-up.
 *
 * @param recipients - those of MAIL_TO who have not got it yet; the mail names all.
 */
export function composeMail(
  { submissions, count, messageId }: Pick<QueuedMail, 'submissions' | 'count' | 'messageId'>,
  { from, to }: Pick<MailSettings, 'from' | 'to'>,
  recipients: readonly string[] = to,
): SendMailOptions {
  const isSummary = count > 1;
  const { html, ...content } = isSummary ? summaryOf(submissions, count) : contentOf(submissions[0]);
  const page = markup`<!doctype html><html lang="${site.language}"><head><meta charset="utf-8"><title>${content.subject ?? ''}</title></head>
<body style="font: 16px/1.5 system-ui, sans-serif; max-width: 40em"><h1 style="font-size: 20px">${content.subject ?? ''}</h1>
${html}</body></html>`;
  const envelope = { from, to: [...recipients] };
  return { ...headers(messageId, from, to), ...(isSummary && automatic), envelope, ...content, html: page.text };
}

/** With the visitor as the one to answer. */
function contentOf({ id, form, fields, receivedAt }: StoredSubmission): Content {
  const name = nameOf(fields);
  const email = fields.email?.trim() ?? '';
  const rows = Object.entries(fields).map(([field, value]) => ({ label: labelOf(field), value: sanitise(value) || '-' }));
  const origin = `Sent with the ${form} form of ${site.name}, ${localTime(receivedAt)}. In the inbox it is number ${id}.`;
  // A letter outside ASCII before the @ needs a mail server that knows SMTPUTF8, and others refuse the whole mail.
  const canReply = isAddress(email) && /^[!-~]+@/.test(email);
  const advice = canReply ? `Your reply goes to ${email}.` : `A reply does not find its way by itself: write to ${singleLine(email)}.`;
  const list = rows.map(
    ({ label, value }) => markup`<p style="margin: 0 0 16px"><b>${label}</b><br><span style="white-space: pre-wrap">${value}</span></p>`,
  );
  return {
    date: new Date(receivedAt),
    subject: subjectOf(`${subjects[form]}: ${name}`, fields.message ?? ''),
    ...(canReply && { replyTo: { name, address: email } }),
    text: [...rows.map(({ label, value }) => `${label}:\n${value}`), '-- ', origin, advice].join('\n\n'),
    html: markup`${list}
<p>${origin}<br>${advice}</p>`,
  };
}

/** The name, then what the message is about by its first line, in a length that lists of mails show. */
function subjectOf(from: string, message: string): string {
  const about = singleLine(message.trim().split('\n')[0] ?? '');
  return about ? `${from}: ${cliTruncate(about, subjectColumns)}` : from;
}

function summaryOf(submissions: QueuedMail['submissions'], count: number): Content {
  const since = localTime(submissions[0].receivedAt).slice(-'hh:mm'.length);
  const lines = submissions.map(({ id, form, fields }) => `${id}  ${nameOf(fields)} (${form})`);
  if (count > submissions.length) lines.push(`and ${(count - submissions.length).toLocaleString('en')} more`);
  const advice = 'More came within an hour than are mailed one by one (MAIL_PER_HOUR). All are in the inbox; read them with:';
  const command = 'npm run inbox -- open';
  return {
    subject: `${count.toLocaleString('en')} more messages since ${since}`,
    text: [advice, `    ${command}`, lines.join('\n')].join('\n\n'),
    html: markup`<p>${advice}</p><pre>${command}</pre><p style="white-space: pre-wrap">${lines.join('\n')}</p>`,
  };
}

/** The e-mail of `npm run inbox -- test-mail`. */
export function composeTestMail(messageId: string, { from, to }: Pick<MailSettings, 'from' | 'to'>): SendMailOptions {
  const text = `The settings are right: you are told here when somebody sends a form of ${site.name}.`;
  return { ...headers(messageId, from, to), ...automatic, subject: `Test message of ${site.name}`, text };
}

/** RFC 3834: nobody answers it. Not for a visitor's message, which the office answers: help desks hold such mail back. */
const automatic = { headers: { 'Auto-Submitted': 'auto-generated' } };

function headers(messageId: string, from: string, to: readonly string[]): SendMailOptions {
  return {
    messageId: `<${messageId}@${domain}>`,
    from: { name: site.name, address: from },
    to: to.map((address) => ({ name: '', address })),
  };
}
