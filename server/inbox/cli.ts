/** `npm run inbox`: lists, shows and exports the submissions, also while the server runs. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dataDir } from '../config.ts';
import { reasonOf } from '../reason.ts';
import { toCsv, toJson } from './export.ts';
import { labelOf } from './validate.ts';
import { openReader, type Reader, type StoredSubmission } from './store.ts';

const usage = `The submissions of the site's forms, oldest first.

  npm run inbox                                 list everything
  npm run inbox -- show <id>                    one submission in full
  npm run inbox -- export csv|json              print all of it
  npm run inbox -- export csv|json --out <file> the same into a new file

The inbox is in the folder that DATA_DIR names, or in data/.
`;

/** In characters: how much of a message the list shows. */
const excerptLength = 48;

/** The arguments are wrong. The message is for the person at the terminal. */
class UsageError extends Error {}

try {
  process.stdout.write(run(process.argv.slice(2)));
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

/** Runs the command and gives the text to print. */
function run(input: string[]): string {
  const { help, out, args } = readArguments(input);
  if (help) return usage;
  const command = parseCommand(args, out);
  const folder = dataDir(process.env);
  const reader = openReader(folder);
  if (!reader) return `There is no inbox in ${folder} yet. The server makes it when it starts for the first time: npm start\n`;
  try {
    return command(reader);
  } finally {
    reader.close();
  }
}

function readArguments(input: string[]) {
  try {
    const options = { help: { type: 'boolean', short: 'h' }, out: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: input, options, allowPositionals: true });
    return { ...values, args: positionals };
  } catch (error) {
    throw new UsageError(`${reasonOf(error)}\n\n${usage}`);
  }
}

function parseCommand([name = 'list', argument, ...more]: string[], out: string | undefined): (reader: Reader) => string {
  const noOthers = more.length === 0 && out === undefined;
  if (name === 'list' && argument === undefined && noOthers) return list;
  if (name === 'show' && argument !== undefined && /^\d{1,15}$/.test(argument) && noOthers) {
    return (reader) => show(reader, Number(argument));
  }
  if (name === 'export' && (argument === 'csv' || argument === 'json') && more.length === 0) {
    return (reader) => exportAll(reader, argument === 'csv' ? toCsv : toJson, out);
  }
  throw new UsageError(`Not understood: ${[name, argument, ...more].filter((part) => part !== undefined).join(' ')}\n\n${usage}`);
}

function list(reader: Reader): string {
  const submissions = reader.list();
  if (submissions.length === 0) return 'The inbox is empty: nothing has been sent yet.\n';
  const header = ['id', 'received', 'form', 'name', 'email', 'service', 'message'];
  const rows = [header, ...submissions.map(summary)];
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row
          .map((value, column) => value.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

function summary({ id, receivedAt, form, fields }: StoredSubmission): string[] {
  const { name = '', email = '', service = '', message = '' } = fields;
  const oneLine = message.replaceAll(/\s+/g, ' ');
  const excerpt = oneLine.length > excerptLength ? `${oneLine.slice(0, excerptLength).trimEnd()}…` : oneLine;
  return [String(id), localTime(receivedAt), form, ...[name, email, service, excerpt].map(sanitise)];
}

function show(reader: Reader, id: number): string {
  const submission = reader.find(id);
  if (!submission) throw new UsageError(`There is no submission ${id}. All of them: npm run inbox`);
  const { form, receivedAt, fields } = submission;
  const lines = Object.entries(fields).map(([name, value]) => `${labelOf(name)}: ${value.includes('\n') ? '\n' : ''}${sanitise(value)}`);
  return `${[`Submission ${id}, ${form}, received ${localTime(receivedAt)}`, ...lines].join('\n')}\n`;
}

function exportAll(reader: Reader, format: (submissions: StoredSubmission[]) => string, out: string | undefined): string {
  const submissions = reader.list();
  if (out === undefined) return format(submissions);
  try {
    writeFileSync(out, format(submissions), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new UsageError(
      exists ? `${out} exists already. Name another file, or move that one away.` : `Cannot write ${out}: ${reasonOf(error)}`,
    );
  }
  return `${submissions.length} ${submissions.length === 1 ? 'submission' : 'submissions'} written to ${out}\n`;
}

/** Year-month-day hour:minute in this machine's time zone. */
function localTime(iso: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso));
}

/** Strangers write these texts: removes control characters except line breaks and tabs, and characters that change the text direction. */
function sanitise(value: string): string {
  return value.replaceAll(/(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, '');
}
