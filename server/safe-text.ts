/** Texts that strangers wrote, made safe to show as plain text and in HTML, and times as the owner reads them. */

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

/** Year-month-day hour:minute in this machine's time zone. */
export function localTime(time: string | number): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(new Date(time));
}

/** HTML that is written by hand: what is in `${}` is text, unless it is markup itself. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Named so that the formatter leaves the line breaks alone, which matter here. */
export function markup(parts: TemplateStringsArray, ...values: readonly (string | number | Markup | readonly Markup[])[]): Markup {
  return new Markup(parts.map((part, index) => part + (index < values.length ? htmlOf(values[index] ?? '') : '')).join(''));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function htmlOf(value: string | number | Markup | readonly Markup[]): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(htmlOf).join('');
  return String(value).replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}
