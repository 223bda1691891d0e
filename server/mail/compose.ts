/** The e-mails: one about each submission, and the one that tries the settings. */
// Renamed, because the formatter changes the line breaks of templates named `html`.
import { html as markup } from 'hono/html';
import type { SendMailOptions } from 'nodemailer';
import { site } from '#content/site.ts';
import { localTime, sanitise, singleLine } from '../inbox/plain-text.ts';
import type { StoredSubmission } from '../inbox/submission.ts';
import { labelOf } from '../inbox/validate.ts';
import { isAddress, type MailSettings } from './settings.ts';

const subjects = { quote: 'Quote request', contact: 'Enquiry' };
const domain = site.email.split('@').at(-1) ?? '';

/**
 * The e-mail about a submission, as text and as HTML, with the visitor as the one to answer. All texts of the visitor are
 * content only: none can become a header, an address of another person, or mark-up.
 */
export async function composeMail(
  { id, form, fields, receivedAt }: StoredSubmission,
  messageId: string,
  { from, to }: Pick<MailSettings, 'from' | 'to'>,
): Promise<SendMailOptions> {
  const name = singleLine(fields.name ?? '');
  const email = fields.email?.trim() ?? '';
  const subject = `${subjects[form]}: ${name}`;
  const rows = Object.entries(fields).map(([field, value]) => ({ label: labelOf(field), value: sanitise(value) }));
  const origin = `Sent with the ${form} form of ${site.name}, ${localTime(receivedAt)}. In the inbox it is number ${id}.`;
  const advice = isAddress(email) ? `Your reply goes to ${email}.` : 'The e-mail address cannot be used for a reply as it stands.';
  const html = await markup`<!doctype html><html lang="${site.language}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font: 16px/1.5 system-ui, sans-serif; max-width: 40em"><h1 style="font-size: 20px">${subject}</h1>
${rows.map(({ label, value }) => markup`<p style="margin: 0 0 16px"><b>${label}</b><br><span style="white-space: pre-wrap">${value || '-'}</span></p>`)}
<p>${origin}<br>${advice}</p></body></html>`;
  return {
    ...headers(messageId, from, to),
    date: new Date(receivedAt),
    subject,
    ...(isAddress(email) && { replyTo: { name, address: email } }),
    text: [...rows.map(({ label, value }) => `${label}:\n${value || '-'}`), '-- ', origin, advice].join('\n\n'),
    html: html.toString(),
  };
}

/** The e-mail of `npm run inbox -- test-mail`. */
export function composeTestMail(messageId: string, { from, to }: Pick<MailSettings, 'from' | 'to'>): SendMailOptions {
  const text = `The settings are right: you are told here when somebody sends a form of ${site.name}.`;
  return { ...headers(messageId, from, to), subject: `Test message of ${site.name}`, text };
}

function headers(messageId: string, from: string, to: readonly string[]): SendMailOptions {
  return {
    messageId: `<${messageId}@${domain}>`,
    from: { name: site.name, address: from },
    to: to.map((address) => ({ name: '', address })),
    // RFC 3834: no automatic answer to a message that a program has sent.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
