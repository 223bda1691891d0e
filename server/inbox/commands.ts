/** `npm run inbox`: understands its arguments and runs the command, which gives the text to print, piece by piece. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dataDir, type Environment, readDatabaseSettings, readMailSettings, readMaxInboxSize } from '../config.ts';
import { openDatabase, openExistingDatabase } from '../database/database.ts';
import { openBackup } from '../database/sqlite.ts';
import { reasonOf } from '../errors.ts';
import { composeTestMail } from '../mail/compose.ts';
import { createMailQueue } from '../mail/queue.ts';
import { createSend, explain } from '../mail/transport.ts';
import { copyInbox, writeBackup, writeExport } from './backup.ts';
import { inChunks, toCsv, toJson } from './export-formats.ts';
import { createInboxAdmin, type Filter, type InboxAdmin } from './inbox-admin.ts';
import { details, mailLines, messages, pageSize, table } from './listing.ts';
import { sizeOf } from './store.ts';

const usage = `The messages of the site's forms, newest first.

  npm run inbox                            the newest, and what is still open
  npm run inbox -- open                    only those that nobody has answered
  npm run inbox -- search TEXT             those that contain the text
      --page N                             the next pages of these three
  npm run inbox -- show ID                 one message in full
  npm run inbox -- done ID                 mark it as answered
  npm run inbox -- delete ID               delete it for good
  npm run inbox -- purge --before DATE     delete all that came before, such as 2026-01-31
  npm run inbox -- export csv|json         print everything, or
      --out FILE                           write it into a new file
  npm run inbox -- backup FILE             copy the whole inbox into a new file
  npm run inbox -- restore FILE            bring a backup into an empty inbox
  npm run inbox -- test-mail               send an e-mail to try the settings

The inbox is the database of DATABASE_URL, or in the folder of DATA_DIR, or in data/.
`;

type Input = { argument: string; env: Environment; page?: string | undefined; out?: string | undefined; before?: string | undefined };

type Command = {
  /** Whether an argument follows the name. */
  argument?: boolean;
  /** The options that it knows. */
  options?: readonly string[];
  run: (input: Input) => AsyncIterable<string>;
};

const commands: Readonly<Record<string, Command>> = {
  list: { options: ['page'], run: (input) => listPage(input, {}, '') },
  open: { options: ['page'], run: (input) => listPage(input, { open: true }, ' open') },
  search: {
    argument: true,
    options: ['page'],
    run: (input) => listPage(input, { text: input.argument }, ` search ${quoted(input.argument)}`),
  },
  show: withId(async (admin, id) => {
    const submission = await admin.find(id);
    return submission && details(submission);
  }),
  done: withId(async (admin, id) => {
    const isFound = await admin.setDone(id, new Date());
    return isFound ? `Message ${id} is done. Still open: ${messages(await admin.countOpen())}.\n` : undefined;
  }),
  delete: withId(async (admin, id) => ((await admin.remove(id)) ? `Message ${id} is deleted.\n` : undefined)),
  purge: {
    options: ['before'],
    async *run({ before = '', env }) {
      await using database = openInbox(env);
      const { deleted, unsent } = await createInboxAdmin(database).purge(dayOf(before), new Date());
      yield `${messages(deleted)} deleted that came before ${before}.${unsent ? ` Never mailed of them: ${unsent}.` : ''}\n`;
    },
  },
  export: {
    argument: true,
    options: ['out'],
    async *run({ argument, out, env }) {
      await using database = openInbox(env);
      const admin = createInboxAdmin(database);
      if (argument !== 'csv' && argument !== 'json') throw new Error(`Expected csv or json, found ${argument}`);
      const text = inChunks((argument === 'csv' ? toCsv : toJson)(admin.each()));
      if (out === undefined) yield* text;
      else {
        await writeExport(out, text);
        yield `${messages(await admin.countAll())} written to ${out}\n`;
      }
    },
  },
  backup: {
    argument: true,
    async *run({ argument: file, env }) {
      await using database = openInbox(env);
      const count = await writeBackup(database, file);
      yield `${messages(count)} copied into ${file}. To bring them back: npm run inbox -- restore ${quoted(file)}\n`;
    },
  },
  restore: {
    argument: true,
    async *run({ argument: file, env }) {
      if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
      await using folder = await mkdtempDisposable(join(tmpdir(), 'restore-'));
      await using source = openBackup(file, folder.path);
      if (!source) throw new Error(`${file} is not a backup of an inbox.`);
      await using target = openDatabase(readDatabaseSettings(env));
      yield `${messages(await copyInbox(source, target))} copied into ${target.location}.\n`;
    },
  },
  'test-mail': { run: testMail },
};

/**
 * Gives the text to print, piece by piece.
 * @throws Error for arguments that are not understood, and for what a command cannot do. Its message is for the person at the terminal.
 */
export async function* runCommand(input: string[], env: Environment): AsyncGenerator<string> {
  const { help, args, ...options } = readArguments(input);
  if (help) {
    yield usage;
    return;
  }
  const [name = 'list', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const unknownOption = Object.keys(options).find((option) => !command?.options?.includes(option));
  if (!command || unknownOption || rest.length !== (command.argument ? 1 : 0)) throw notUnderstood(input.join(' '));
  yield* command.run({ argument: rest[0] ?? '', env, ...options });
}

function readArguments(input: string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = { help: { type: 'boolean', short: 'h' }, out: text, page: text, before: text } as const;
    const { values, positionals } = parseArgs({ args: input, options, allowPositionals: true });
    return { ...values, args: positionals };
  } catch (error) {
    throw notUnderstood(reasonOf(error));
  }
}

function notUnderstood(what: string): Error {
  return new Error(`Not understood: ${what}\n\n${usage}`);
}

function openInbox(env: Environment) {
  const database = openExistingDatabase(readDatabaseSettings(env));
  if (database) return database;
  throw new Error(
    `There is no inbox in ${dataDir(env)}. If it is elsewhere, set DATA_DIR to its folder. The server makes it when it starts for the first time: npm start`,
  );
}

/** A command for one message. `work` gives the text to print, or undefined when there is none with this id. */
function withId(work: (admin: InboxAdmin, id: number) => Promise<string | undefined>): Command {
  return {
    argument: true,
    async *run({ argument, env }) {
      await using database = openInbox(env);
      if (!/^\d{1,15}$/.test(argument)) throw new Error(`Expected the number of a message, found ${argument}`);
      const text = await work(createInboxAdmin(database), Number(argument));
      if (text === undefined) throw new Error(`There is no message ${argument}. The newest: npm run inbox`);
      yield text;
    },
  };
}

async function* listPage({ page = '1', env }: Input, filter: Filter, command: string): AsyncGenerator<string> {
  const number = /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 0;
  if (number === 0) throw new Error(`--page: expected a number from 1 up, found ${page}`);
  await using database = openInbox(env);
  const admin = createInboxAdmin(database);
  const [all, open] = [await admin.countAll(), await admin.countOpen()];
  if (all === 0) {
    yield 'The inbox is empty: nothing has been sent yet.\n';
    return;
  }
  // One more than fits, to know whether there is a next page.
  const found = await admin.list(filter, (number - 1) * pageSize, pageSize + 1);
  const shown = found.slice(0, pageSize);
  yield `${messages(all)}, ${open.toLocaleString('en')} open.${number > 1 ? ` Page ${number}.` : ''}\n`;
  yield shown.length ? table(shown) : 'Nothing here.\n';
  const total = filter.text === undefined ? (filter.open ? open : all) : undefined;
  const left = total === undefined ? 'More' : `${(total - number * pageSize).toLocaleString('en')} more`;
  if (found.length > pageSize) yield `${left}: npm run inbox --${command} --page ${number + 1}\n`;
  yield mailLines(await admin.mailStatus());
  const [size, most] = [await sizeOf(database), readMaxInboxSize(env)];
  if (size > 0.9 * most) yield `! The inbox holds ${toMb(size)} of ${toMb(most)} MB (INBOX_MAX_MB); above that it takes no message.\n`;
}

async function* testMail({ env }: Input): AsyncGenerator<string> {
  const settings = readMailSettings(env);
  if (!settings) throw new Error('Nobody is told of a message yet. Set SMTP_URL, MAIL_TO and MAIL_FROM; docs/deployment.md says how.');
  const result = await createSend(settings)(composeTestMail(randomUUID(), settings));
  if (result.kind !== 'delivered') throw new Error(explain(result.error, settings));
  if (result.rejected.length) {
    const missed = result.rejected.map(({ recipient }) => recipient).join(', ');
    throw new Error(`Sent, but ${settings.host} does not deliver to ${missed}. Is MAIL_TO right?`);
  }
  yield `Sent to ${settings.to.join(', ')}. If it is not there in a minute, look among the spam.\n`;
  await using database = openExistingDatabase(readDatabaseSettings(env));
  if (database) await createMailQueue(database).retryNow();
}

function toMb(bytes: number): string {
  return Math.ceil(bytes / 1024 ** 2).toLocaleString('en');
}

function dayOf(text: string): Date {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) throw new Error(`--before: expected a day such as 2026-01-31, found ${text || 'nothing'}`);
  const date = new Date(`${text}T00:00Z`);
  // JavaScript takes 30 February for 2 March.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text)) {
    throw new Error(`--before: there is no day ${text}; expected one such as 2026-01-31. Nothing is deleted.`);
  }
  return new Date(`${text}T00:00`);
}

/** As it is typed in a shell. */
function quoted(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
