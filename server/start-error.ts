export type Environment = Readonly<Record<string, string | undefined>>;

/** The server cannot start, for a reason that the person who starts it can fix. The message is one line for that person. */
export class StartError extends Error {}
