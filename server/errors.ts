/** What is known of any thrown value, and the errors of ours that others ask for. */

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

/** Rejects when the work takes longer (ms): what does not answer is away like what refuses. */
export async function inTime<Result>(who: string, limit: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`${who} did not answer within ${limit / 1000} s`)), limit);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
