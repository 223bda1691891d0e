/** The fields that nobody types. */
import { parseDocument } from 'yaml';
import * as v from 'valibot';
import { splitEntry } from './entry-file.ts';

const Numbered = v.object({ id: v.pipe(v.string(), v.regex(/^\d+$/)) });

/** Those of a new entry: the next number that none of its kind has and, for a post, the link that the specification wants. */
export function givenTo(path: string, others: readonly { data: string | null }[]): Record<string, string> {
  const ids = others.flatMap(({ data }) => {
    // What is wrong with another entry does not matter here.
    const fields: unknown = parseDocument(splitEntry(data ?? '')?.front ?? '').toJS();
    return v.is(Numbered, fields) ? [Number(fields.id)] : [];
  });
  const id = String(Math.max(0, ...ids) + 1);
  const [, folder, name = ''] = path.split('/');
  return folder === 'blog' ? { id, blogLink: `/blogs/${name.replace(/\.md$/, '')}` } : { id };
}
