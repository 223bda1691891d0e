/** HTML that is written by hand: what is in `${}` is text, unless it is markup itself. */

export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

/** Named so that the formatter leaves the line breaks alone, which matter here. */
export function markup(parts: TemplateStringsArray, ...values: readonly (string | number | Markup | readonly Markup[])[]): Markup {
  return new Markup(parts.map((part, index) => part + (index < values.length ? htmlOf(values[index] ?? '') : '')).join(''));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function htmlOf(value: string | number | Markup | readonly Markup[]): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.join('');
  return String(value).replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}
