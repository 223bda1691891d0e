/** Texts that strangers wrote, made safe to show to the owner, and times as the owner reads them. */

/**
 * Without control characters, except line breaks and tabs, and without characters that change the direction of the text.
 * Empty where nothing of it can be seen; joiners between letters stay.
 */
export function sanitise(value: string): string {
  if (/^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(value)) return '';
  return value.replaceAll(/(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, '');
}

/** The same on one line, without blanks at its ends. */
export function singleLine(value: string): string {
  return sanitise(value.replaceAll(/[\s\p{Zl}\p{Zp}]+/gu, ' ')).trim();
}

/** Who wrote, on one line. */
export function nameOf({ name = '' }: Readonly<Record<string, string>>): string {
  return singleLine(name) || '(no name)';
}

/** The first line that says something: of a message that began with an offer, what it is about. */
export function firstLine(value: string): string {
  return singleLine(value.trim().split('\n')[0] ?? '');
}

/** Year-month-day hour:minute in this machine's time zone. */
export function localTime(time: string | number): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(time));
}
