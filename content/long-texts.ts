/** What the build adds to the text of an entry, in the languages that an entry may have. */
import type { Language } from './schema.ts';

type Labels = {
  /** The name of a table that scrolls. */
  table: string;
  footnotes: string;
  /** The name of the arrow behind a footnote, by the number of the note. */
  backToText: (note: number) => string;
};

export const longTextLabels: Record<Language, Labels> = {
  en: { table: 'Table', footnotes: 'Notes', backToText: (note) => `Back to the text at note ${note}` },
  bn: { table: 'ছক', footnotes: 'টীকা', backToText: (note) => `লেখায় ফিরুন (টীকা ${note.toLocaleString('bn-BD')})` },
};
