/** The fields that nobody types. */
import { parseDocument } from 'yaml';
import * as z from 'zod';
import { splitEntry } from './entry-file.ts';

const Numbered = z.object({ id: z.string().regex(/^\d+$/) });

/** Those of a new entry: the next number that none of its kind has and, for a post, the link that the specification wants. */
export function givenTo(path: string, others: readonly { data: string | null }[]): Record<string, string> {
  const ids = others.flatMap(({ data }) => {
    // What is wrong with another entry does not matter here.
    const fields: unknown = parseDocument(splitEntry(data ?? '')?.front ?? '').toJS();
    const numbered = Numbered.safeParse(fields);
    return numbered.success ? [Number(numbered.data.id)] : [];
  });
  const id = String(Math.max(0, ...ids) + 1);
  const [, folder, name = ''] = path.split('/');
  return folder === 'blog' ? { id, blogLink: `/blogs/${name.replace(/\.md$/, '')}` } : { id };
}
