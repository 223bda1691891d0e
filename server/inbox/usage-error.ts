/** The person at the terminal has asked for something that cannot be done. The message is for that person. */
export class UsageError extends Error {}
