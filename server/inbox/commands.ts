/** What `npm run inbox` can do. Each command gives the text to print, piece by piece. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dataDir, type Environment, readDatabaseSettings, readMailSettings, readMaxInboxSize } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openDatabase, openExistingDatabase } from '../database/open-database.ts';
import { openBackup } from '../database/sqlite.ts';
import { composeTestMail } from '../mail/compose.ts';
import { explain } from '../mail/explain.ts';
import { createMailQueue } from '../mail/queue.ts';
import { createSend } from '../mail/transport.ts';
import { copyInbox } from './copy-inbox.ts';
import { toCsv, toJson } from './export-formats.ts';
import { details, mailLines, messages, pageSize, table } from './listing.ts';
import { createInboxAdmin, type Filter, type InboxAdmin } from './inbox-admin.ts';
import { sizeOf } from './store.ts';
import { UsageError } from '../errors.ts';
import { writeBackup, writeExport } from './write-backup.ts';

type Input = { argument: string; env: Environment; page?: string | undefined; out?: string | undefined; before?: string | undefined };

export type Command = {
  /** Whether an argument follows the name. */
  argument?: boolean;
  /** The options that it knows. */
  options?: readonly string[];
  run: (input: Input) => AsyncIterable<string>;
};

export const commands = {
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
    run: ({ before = '', env }) =>
      withAdmin(env, async function* (admin) {
        const { deleted, unsent } = await admin.purge(dayOf(before), new Date());
        yield `${messages(deleted)} deleted that came before ${before}.${unsent ? ` Never mailed of them: ${unsent}.` : ''}\n`;
      }),
  },
  export: {
    argument: true,
    options: ['out'],
    run: ({ argument, out, env }) =>
      withAdmin(env, async function* (admin) {
        if (argument !== 'csv' && argument !== 'json') throw new UsageError(`Expected csv or json, found ${argument}`);
        const text = (argument === 'csv' ? toCsv : toJson)(admin.each());
        if (out === undefined) yield* text;
        else {
          await writeExport(out, text);
          yield `${messages(await admin.countAll())} written to ${out}\n`;
        }
      }),
  },
  backup: {
    argument: true,
    run: ({ argument: file, env }) =>
      withDatabase(env, async function* (database) {
        yield `${messages(await writeBackup(database, file))} copied into ${file}. To bring them back: npm run inbox -- restore ${quoted(file)}\n`;
      }),
  },
  restore: {
    argument: true,
    async *run({ argument: file, env }) {
      if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
      const source = openBackup(file);
      if (!source) throw new UsageError(`${file} is not a backup of an inbox.`);
      const target = openDatabase(readDatabaseSettings(env));
      try {
        yield `${messages(await copyInbox(source, target))} copied into ${target.location}.\n`;
      } finally {
        await source.close();
        await target.close();
      }
    },
  },
  'test-mail': { run: testMail },
} satisfies Record<string, Command>;

/** A command for one message. `work` gives the text to print, or undefined when there is none with this id. */
function withId(work: (admin: InboxAdmin, id: number) => Promise<string | undefined>): Command {
  return {
    argument: true,
    run: ({ argument, env }) =>
      withAdmin(env, async function* (admin) {
        if (!/^\d{1,15}$/.test(argument)) throw new UsageError(`Expected the number of a message, found ${argument}`);
        const text = await work(admin, Number(argument));
        if (text === undefined) throw new UsageError(`There is no message ${argument}. The newest: npm run inbox`);
        yield text;
      }),
  };
}

async function* listPage({ page = '1', env }: Input, filter: Filter, command: string): AsyncGenerator<string> {
  const number = /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 0;
  if (number === 0) throw new UsageError(`--page: expected a number from 1 up, found ${page}`);
  yield* withDatabase(env, async function* (database) {
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
  });
}

async function* withAdmin(env: Environment, work: (admin: InboxAdmin) => AsyncIterable<string>): AsyncGenerator<string> {
  yield* withDatabase(env, (database) => work(createInboxAdmin(database)));
}

async function* withDatabase(env: Environment, work: (database: Database) => AsyncIterable<string>): AsyncGenerator<string> {
  const database = openExistingDatabase(readDatabaseSettings(env));
  if (!database) {
    throw new UsageError(
      `There is no inbox in ${dataDir(env)}. If it is elsewhere, set DATA_DIR to its folder. The server makes it when it starts for the first time: npm start`,
    );
  }
  try {
    yield* work(database);
  } finally {
    await database.close();
  }
}

async function* testMail({ env }: Input): AsyncGenerator<string> {
  const settings = readMailSettings(env);
  if (!settings) throw new UsageError('Nobody is told of a message yet. Set SMTP_URL, MAIL_TO and MAIL_FROM; docs/deployment.md says how.');
  const result = await createSend(settings)(composeTestMail(randomUUID(), settings));
  if (result.kind !== 'delivered') throw new UsageError(explain(result.error, settings));
  if (result.rejected.length) {
    const missed = result.rejected.map(({ address }) => address).join(', ');
    throw new UsageError(`Sent, but ${settings.host} does not deliver to ${missed}. Is MAIL_TO right?`);
  }
  yield `Sent to ${settings.to.join(', ')}. If it is not there in a minute, look among the spam.\n`;
  const database = openExistingDatabase(readDatabaseSettings(env));
  if (!database) return;
  await createMailQueue(database).retryNow();
  await database.close();
}

function toMb(bytes: number): string {
  return Math.ceil(bytes / 1024 ** 2).toLocaleString('en');
}

function dayOf(text: string): Date {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) throw new UsageError(`--before: expected a day such as 2026-01-31, found ${text || 'nothing'}`);
  if (!isInCalendar(text)) throw new UsageError(`--before: there is no day ${text}; expected one such as 2026-01-31. Nothing is deleted.`);
  return new Date(`${text}T00:00`);
}

/** JavaScript takes 30 February for 2 March. */
function isInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** As it is typed in a shell. */
function quoted(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
