/** Hints that several fields have. */

export const forScreenReaders = 'Not seen: screen readers say it.';
export const oneAndMany = 'Once for one, once for any other number.';
