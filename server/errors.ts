/** Errors whose message is for a person, and the message of any error. */

/** The server cannot start, for a reason that the person who starts it can fix. The message is one line for that person. */
export class StartError extends Error {}

/** The person at the terminal has asked for something that cannot be done. */
export class UsageError extends Error {}

/** The message of an error; of any other thrown value its text. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
