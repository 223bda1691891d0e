/** What it gives. Where it throws, the command ends with the message alone: thrown on, it would come with Astro's stack trace. */
export function orEnd<Result>(give: () => Result): Result {
  try {
    return give();
  } catch (error) {
    // oxlint-disable-next-line no-console -- a command speaks to its terminal
    console.error(error instanceof Error ? error.message : String(error));
    return process.exit(1);
  }
}
