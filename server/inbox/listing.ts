/** The lists of `npm run inbox`: one screen of a terminal, 80 columns wide. */
import cliTruncate from 'cli-truncate';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import { localTime, nameOf, sanitise, singleLine } from '../safe-text.ts';
import type { ListedSubmission, MailStatus } from './inbox-admin.ts';
import { labelOf } from './validate.ts';

const columns = 80;
/** Submissions on one page: with the lines around them, 24 lines. */
export const pageSize = 18;

/** One line for each submission, under a line of headings. */
export function table(submissions: readonly ListedSubmission[]): string {
  const idWidth = Math.max(2, ...submissions.map(({ id }) => String(id).length));
  const rows = submissions.map(({ id, receivedAt, form, fields, doneAt, mail }) => {
    const mark = doneAt ? '✓' : mail && mail.state !== 'delivered' ? '!' : ' ';
    return [mark, String(id).padStart(idWidth), localTime(receivedAt), form, nameOf(fields), singleLine(fields.message ?? '')];
  });
  const headings = [' ', 'id'.padStart(idWidth), 'received', 'form', 'name', 'message'];
  const widths = [1, idWidth, 16, 7, 16];
  return [headings, ...rows]
    .map((row) => {
      const cells = row.map((text, column) => cut(text, widths[column] ?? columns, widths[column]));
      return `${cut(cells.join('  '), columns).trimEnd()}\n`;
    })
    .join('');
}

/** One submission in full. */
export function details({ id, form, receivedAt, doneAt, fields, mail }: ListedSubmission): string {
  const lines = Object.entries(fields).map(
    ([name, value]) => `${labelOf(name)}: ${value.includes('\n') ? '\n' : ''}${sanitise(value) || '-'}`,
  );
  return [
    `Submission ${id}, ${form}, received ${localTime(receivedAt)}`,
    ...lines,
    wrapAnsi(mailLine(mail), columns),
    doneAt ? `Done ${localTime(doneAt)}.` : `Open. When it is answered: npm run inbox -- done ${id}`,
    '',
  ].join('\n');
}

function mailLine(mail: ListedSubmission['mail']): string {
  if (!mail) return 'Not mailed: no e-mail was set up when it came.';
  if (mail.deliveredAt) return `Mailed ${localTime(mail.deliveredAt)}.`;
  const error = mail.error ? ` ${singleLine(mail.error)}` : '';
  if (mail.leftTo.length) {
    return `Mailed, but not to ${mail.leftTo.join(', ')}${mail.state === 'waiting' ? ' yet' : ', and not tried any longer'}.${error}`;
  }
  return `${mail.state === 'waiting' ? 'Not mailed yet.' : 'Not mailed, and not tried any longer.'}${error}`;
}

/** What waits to be mailed, and why. Empty when nothing does. */
export function mailLines({ waiting, givenUp, missed, error, failingSince, heldUntil }: MailStatus): string {
  const lines: string[] = [];
  if (waiting > 0) lines.push(`! ${messages(waiting)} not mailed yet.`);
  if (givenUp > 0) lines.push(`! ${messages(givenUp)} not mailed and not tried any longer: read here.`);
  for (const [address, count] of missed) lines.push(`! ${address} was not reached with ${messages(count)}, which others got.`);
  if (error) {
    const since = failingSince ? `since ${localTime(failingSince)}` : '';
    lines.push(`E-mail fails ${since}, next attempt ${localTime(heldUntil)}. ${singleLine(error)}`);
  }
  return lines.map((line) => `${wrapAnsi(line, columns)}\n`).join('');
}

/** The text in at most `limit` columns, filled up with blanks to `width`. */
function cut(text: string, limit: number, width = 0): string {
  const shown = cliTruncate(text, limit);
  return shown + ' '.repeat(Math.max(0, width - stringWidth(shown)));
}

/** '1 message', '1,234 messages'. */
export function messages(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'message' : 'messages'}`;
}
