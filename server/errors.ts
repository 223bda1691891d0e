/** What is known of any thrown value, and the error whose message is for a person. */

/** The server cannot start, for a reason that the person who starts it can fix. The message is one line for that person. */
export class StartError extends Error {}

/** The message of an error; of any other thrown value its text. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The code that Node, a database or a mail server has given to an error. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
