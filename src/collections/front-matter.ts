/** Splits a Markdown file into its fields and its text. */
import { parse } from 'yaml';
import type { Problem } from './content-error.ts';

/**
 * The fields between two lines of `---` and what follows, with any line ends, and after a byte order mark or blank lines, which
 * some programs put before the first line. Undefined if the fields cannot be read, which is a problem.
 */
export function parseEntry(source: string, file: string, problems: Problem[]): { fields: unknown; text: string } | undefined {
  const match = /^(\s*)---\r?\n([^]*?)\r?\n---(?:\r?\n([^]*))?$/.exec(source);
  if (!match) {
    problems.push({
      file,
      field: 'the whole entry',
      found: 'no front matter',
      expected: 'expected fields between two lines of ---, then the text',
    });
    return undefined;
  }
  const [, above = '', fields = '', text = ''] = match;
  try {
    // The first line of --- counts, so that an error names the line of the file.
    return { fields: parse(`${above}\n${fields}`), text: text.trim() };
  } catch (error) {
    problems.push({
      file,
      field: 'the front matter',
      found: error instanceof Error ? (error.message.split('\n')[0] ?? '') : '',
      expected: 'expected lines such as "title: Text" (quote a text that contains a colon)',
    });
    return undefined;
  }
}
