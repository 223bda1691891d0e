/** Where the links of the entries lead: from what visitors see to that alone, from what they do not see yet to all. */
import { dirname } from 'node:path/posix';
import { collections, linkTargets } from '../src/collections/addresses.ts';
import { type Problem, sentenceOf } from '../src/content/content-error.ts';
import { readText } from '../src/collections/site-content.ts';
import { buildDay, publishedOn } from '../src/collections/publishing.ts';
import type { AnyEntry, Content } from '../src/collections/table.ts';

type Target = ReturnType<typeof linkTargets>;

/**
 * Says for an entry where its links lead. Where some entries could not be read and so are not in `content`, what they are called
 * is not known: a link to any address of an entry then counts as right.
 */
export function linkTarget(content: Content, { isWhole }: { isWhole: boolean }): (entry: AnyEntry) => Target {
  const [toAll, toPublished] = [linkTargets(content), linkTargets(publishedOn(buildDay(), content))];
  const isPublished = publishedIn(content);
  const folders = collections(content).map(({ addressOf }) => `${dirname(addressOf('name'))}/`);
  return (entry) => (address) => {
    const leads = isPublished(entry) ? toPublished(address) : toAll(address);
    return leads || (!isWhole && folders.some((folder) => address.startsWith(folder)));
  };
}

/** The links in `content` that lead to nothing since the entries in `former` are no longer what and where they were. */
export async function lostLinks(former: Content, content: Content): Promise<Problem[]> {
  const day = buildDay();
  const isPublished = publishedIn(content);
  const entries = entriesOf(content);
  const lost: Problem[] = [];
  for (const [seen, was, is] of [
    [true, publishedOn(day, former), publishedOn(day, content)],
    [false, former, content],
  ] as const) {
    const [before, now] = [linkTargets(was), linkTargets(is)];
    const addresses = collections(was).flatMap(({ addressOf, entries: each }) => each.flatMap(({ keys }) => keys.map(addressOf)));
    // Texts are read only where an address is gone.
    if (addresses.every((address) => now(address))) continue;
    for (const entry of entries.filter((each) => isPublished(each) === seen)) {
      const others = (await readText(entry, (address) => now(address) || before(address), anyPicture)).problems.map(sentenceOf);
      const found = (await readText(entry, now, anyPicture)).problems;
      lost.push(...found.filter((problem) => !others.includes(sentenceOf(problem))));
    }
  }
  return lost;
}

export function entriesOf(content: Content): AnyEntry[] {
  return Object.values(content).flat();
}

function publishedIn(content: Content): (entry: AnyEntry) => boolean {
  const published = new Set(entriesOf(publishedOn(buildDay(), content)));
  return (entry) => published.has(entry);
}

/** Pictures are looked for elsewhere. */
const anyPicture = () => Promise.resolve({ file: '', width: 1, height: 1 });
