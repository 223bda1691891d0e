/** The addresses that entries had before: each leads to the present one (decisions, section 2). */
import { type Collection, collections } from './addresses.ts';
import type { Problem } from './content-error.ts';
import type { Content } from './read.ts';

/** Both addresses percent-encoded, without the host. `title` is that of the entry, `key` the last segment of `from`, not encoded. */
export type Redirect = { from: string; to: string; key: string; title: string };

/** Every former address of the entries, in their order. */
export function redirects(content: Content): Redirect[] {
  return collections(content).flatMap(({ addressOf, entries }) =>
    entries.flatMap(({ key, title, former }) =>
      former.map((formerKey) => ({ from: addressOf(formerKey), to: addressOf(key), key: formerKey, title })),
    ),
  );
}

/** Former addresses that belong to another entry, or that are in use. */
export function redirectProblems(content: Content): Problem[] {
  return collections(content).flatMap(formerKeyProblems);
}

function formerKeyProblems({ entries, sameKey }: Collection): Problem[] {
  const present = new Map(entries.flatMap(({ file, keys }) => keys.map((key): [string, string] => [sameKey(key), file])));
  const owners = new Map<string, string>();
  return entries.flatMap(({ file, former }) =>
    former.flatMap((key, i) => {
      const user = present.get(sameKey(key));
      const owner = owners.get(sameKey(key));
      owners.set(sameKey(key), file);
      const problem = { file, field: `formerly.${i}`, found: `"${key}"` };
      if (user === file) return { ...problem, expected: 'expected an address that it no longer has: this is its present one' };
      if (user !== undefined) return { ...problem, expected: `expected an address that no entry has: it is that of ${user}` };
      if (owner === file) return { ...problem, expected: 'expected each former address once' };
      return owner === undefined ? [] : { ...problem, expected: `expected an address that ${owner} does not name as its own` };
    }),
  );
}
