/** The addresses that entries had before: each leads to the present one. */
import { type Collection, collections } from './addresses.ts';
import type { Problem } from '#content/content-error.ts';
import type { Content } from './read-content.ts';

/** Former addresses that belong to another entry, or that are in use. */
export function formerAddressProblems(content: Content): Problem[] {
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
