/** The tables of the inbox, written once for both databases, which differ in three words. */

type Words = {
  /** Of a key that the database counts. */
  key: string;
  /** Of a whole number with up to 53 bits. */
  integer: string;
  /** After the columns: SQLite checks types only where it is told to. */
  strict: string;
};

/** What a database has when it is up to date. */
export const currentVersion = 3;

/**
 * What a database of this version lacks. Add new steps at the end; never change one that has been released. Version 2 was never
 * released. Throws for a version that a newer server has written.
 */
export function missingSteps({ key, integer, strict }: Words, version: number): string[] {
  if (version > currentVersion) throw new Error(`the inbox was written by a newer version of this server (${version}): update the server`);
  const first = `CREATE TABLE submissions (
    id ${key},
    received_at TEXT NOT NULL,
    form TEXT NOT NULL CHECK (form IN ('quote', 'contact')),
    fields TEXT NOT NULL
  ) ${strict}`;
  // lease: the token of the worker that has it. left_to: who has not got it, as a list in JSON; NULL is everybody.
  // refused: the messages that were refused since the last one that was taken. visitor_limits: of rate-limiter-flexible.
  const queue = `ALTER TABLE submissions ADD COLUMN digest ${integer};
  ALTER TABLE submissions ADD COLUMN done_at TEXT;
  CREATE INDEX submissions_digest ON submissions (digest) WHERE digest IS NOT NULL;
  CREATE INDEX submissions_open ON submissions (id) WHERE done_at IS NULL;
  CREATE TABLE deliveries (
    submission_id ${integer} PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
    message_id TEXT NOT NULL,
    due_at ${integer} NOT NULL,
    leased_until ${integer} NOT NULL DEFAULT 0,
    lease TEXT,
    refusals ${integer} NOT NULL DEFAULT 0,
    last_error TEXT,
    left_to TEXT,
    in_summary ${integer} NOT NULL DEFAULT 0,
    delivered_at TEXT,
    given_up_at TEXT
  ) ${strict};
  CREATE INDEX deliveries_waiting ON deliveries (submission_id) WHERE delivered_at IS NULL AND given_up_at IS NULL;
  CREATE INDEX deliveries_given_up ON deliveries (submission_id) WHERE given_up_at IS NOT NULL;
  CREATE INDEX deliveries_leased ON deliveries (lease) WHERE lease IS NOT NULL;
  CREATE INDEX deliveries_left ON deliveries (submission_id) WHERE left_to IS NOT NULL;
  CREATE TABLE mail_status (
    id ${integer} PRIMARY KEY CHECK (id = 1),
    held_until ${integer} NOT NULL DEFAULT 0,
    failures ${integer} NOT NULL DEFAULT 0,
    failing_since TEXT,
    last_error TEXT,
    refused TEXT NOT NULL DEFAULT '[]',
    hour_began ${integer} NOT NULL DEFAULT 0,
    hour_mails ${integer} NOT NULL DEFAULT 0
  ) ${strict};
  INSERT INTO mail_status (id) VALUES (1);
  CREATE TABLE health (id ${integer} PRIMARY KEY CHECK (id = 1), checked_at TEXT NOT NULL) ${strict};
  CREATE TABLE visitor_limits (key TEXT PRIMARY KEY, points ${integer} NOT NULL, expire ${integer}) ${strict}`;
  return [...(version < 1 ? [first] : []), ...(version < 3 ? [queue] : [])];
}
