/** Keeps rendered texts for the next build, which takes longer to render them than for all else that it does with an entry. */
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { digest, digestOfFiles } from '../recipe.ts';
import { writeWhole } from '../write-whole.ts';
import { type Options, type Rendered, renderMarkdown } from './markdown.ts';

/** Whatever decides how a text is rendered. */
const recipe = ['build/content/markdown.ts', 'app/lib/split-bangla.ts', 'content/long-texts.ts', 'package-lock.json'];
const folder = 'node_modules/.cache/texts';

/** A text, and what it was told about its links and its pictures. */
const Kept = v.object({
  rendered: v.object({ html: v.string(), words: v.number(), deadLinks: v.array(v.string()), unreadLinks: v.array(v.string()) }),
  links: v.record(v.string(), v.string()),
  pictures: v.record(v.string(), v.string()),
});

const recipeDigest = digestOfFiles(recipe);

/** Does what `renderMarkdown` does, or gives what that gave for the same text when it was told the same. */
export async function keptMarkdown(markdown: string, options: Options, cache = folder): Promise<Rendered> {
  const { kindOf, findPicture, language, headingShift } = options;
  const file = join(cache, digest(JSON.stringify([recipeDigest, markdown, language, headingShift])));
  const kept = v.safeParse(Kept, parsed(file));
  if (kept.success && (await holds(kept.output, options))) return kept.output.rendered;

  const links: Record<string, string> = {};
  const pictures: Record<string, string> = {};
  const rendered = await renderMarkdown(markdown, {
    ...options,
    kindOf(address) {
      const kind = kindOf(address);
      links[address] = textOf(kind);
      return kind;
    },
    async findPicture(name) {
      const picture = await findPicture(name);
      pictures[name] = textOf(picture);
      return picture;
    },
  });
  await mkdir(cache, { recursive: true });
  await writeWhole(file, JSON.stringify({ rendered, links, pictures } satisfies v.InferOutput<typeof Kept>));
  return rendered;
}

async function holds({ links, pictures }: v.InferOutput<typeof Kept>, { kindOf, findPicture }: Options): Promise<boolean> {
  for (const [address, kind] of Object.entries(links)) if (textOf(kindOf(address)) !== kind) return false;
  for (const [name, picture] of Object.entries(pictures)) if (textOf(await findPicture(name)) !== picture) return false;
  return true;
}

function textOf(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}

/** Without turns: ten thousand small files take longer to wait for than to read. */
function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
