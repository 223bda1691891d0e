/** Markdown to the markup of `.prose` at build time, by Astro's own processor (Sätteri) with small plugins of ours. */
import { satteri, type SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import type { ElementContent } from 'hast';
import type { Language } from '#content/schemas/entry-fields.ts';
import { isBangla, splitBangla } from '#lib/split-bangla.ts';
import { decoded } from './addresses.ts';
import { currentRecords } from './current-records.ts';
import { pictureWidths } from './picture-files.ts';

export type TextOptions = {
  /** The file of the picture with this name; undefined if there is none, which then is the caller's to report. */
  fileOf: (name: string) => string | undefined;
  /** Whether an address on this site leads to something. */
  leads: (address: string) => boolean;
  /** The language of the text. The page marks the whole text with it, so a Bangla text has no marks inside. */
  language?: Language;
  /** By how many levels headings move down, for a text that the page shows below a heading. */
  headingShift?: number;
};

type Findings = {
  words: number;
  pictures: string[];
  /** Links in the text that lead to nothing on the site. */
  deadLinks: string[];
  /** Links and pictures that readers would see as they are written, since an address with blanks is none. */
  unreadLinks: string[];
  /** With words in it, which go with it. */
  droppedHtml: string[];
  missingNotes: string[];
};

/** `imagePaths` are the files of the pictures, which Astro puts into the text when a page shows it. */
export type Rendered = Findings & { html: string; imagePaths: string[] };

type MdastPlugin = Extract<NonNullable<SatteriProcessorOptions['mdastPlugins']>[number], { name: string }>;
type HastPlugin = Extract<NonNullable<SatteriProcessorOptions['hastPlugins']>[number], { name: string }>;

/** Before each id in a text, so that none is one of the page around it. */
const idPrefix = 'text-';
/** The first letter is of a script that is written from right to left. */
const beginsRightToLeft = /^\P{L}*[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}]/u;
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** The text as HTML, with what is wrong in it. */
export async function renderText(markdown: string, options: TextOptions): Promise<Rendered> {
  const { language = 'en' } = options;
  const labels = currentRecords().entryWords.languages[language];
  const found: Findings = { words: 0, pictures: [], deadLinks: [], unreadLinks: [], droppedHtml: [], missingNotes: [] };
  const ids = new Set<string>();
  const processor = satteri({
    mdastPlugins: [readMarkdown(options, found)],
    // Each goes through the whole text: a link may lead to a heading below it, and no heading may have the id of a note.
    hastPlugins: [countWords(found, ids), nameHeadings(options, ids, labels.table), finish(options, ids, found)],
    features: {
      frontmatter: false,
      smartPunctuation: false,
      gfm: {
        footnotes: {
          label: labels.footnotes,
          backLabel: (note) => labels.backToText.replace('{note}', note.toLocaleString(language === 'bn' ? 'bn-BD' : 'en')),
          clobberPrefix: idPrefix,
        },
      },
    },
  });
  const renderer = await processor.createRenderer({ syntaxHighlight: false });
  const { code, metadata } = await renderer.render(markdown);
  return { ...found, html: code.trim(), imagePaths: metadata.localImagePaths };
}

/**
 * Lets a picture that the text names, `![…](sum)`, be the file beside the entry, `./sum.webp`. Drops raw HTML: words go with it,
 * while a comment is for the editor and a tag has none. Finds what readers would see as it is written.
 */
function readMarkdown({ fileOf }: TextOptions, found: Findings): MdastPlugin {
  return {
    name: 'read-markdown',
    image(node, context) {
      const name = decoded(node.url);
      found.pictures.push(name);
      const file = fileOf(name);
      context.setProperty(node, 'url', file === undefined ? '' : `./${encodeURI(file)}`);
    },
    html(node, context) {
      if (/[\p{L}\p{N}]/u.test(node.value.replaceAll(/<!--[^]*?-->|<[^>]*>/g, ''))) found.droppedHtml.push(node.value.trim());
      context.removeNode(node);
    },
    text({ value }) {
      found.unreadLinks.push(...(value.match(/!?\[[^\]]+\]\([^()\n]* [^()\n]*\)/g) ?? []));
      found.missingNotes.push(...(value.match(/\[\^[^\]\s]+\]/g) ?? []));
    },
  };
}

/** Counts the words and collects the ids that there are already: those of the notes. */
function countWords(found: Findings, ids: Set<string>): HastPlugin {
  return {
    name: 'count-words',
    text: ({ value }) => void (found.words += value.match(/\S+/g)?.length ?? 0),
    element: { filter: ['a', 'li', ...headings], visit: ({ properties: { id } }) => void (typeof id === 'string' && ids.add(id)) },
  };
}

/**
 * Gives each heading an id after its words, as most programs for Markdown do: a link to `#the-first-week` leads to 'The first
 * week!', and to its second place if two headings say the same with `#the-first-week-1`. Adds them to the ids of the text.
 *
 * Puts a table into a box that scrolls, so that a wide table does not make the page scroll; it is called after the heading above
 * it. The keyboard can reach the box, and likewise wide code.
 */
function nameHeadings({ headingShift = 0 }: TextOptions, ids: Set<string>, tableLabel: string): HastPlugin {
  let heading = '';
  return {
    name: 'name-headings',
    element: [
      {
        filter: headings,
        visit(node, context) {
          heading = context.textContent(node);
          const tagName = `h${Math.min(Number(node.tagName[1]) + headingShift, 6)}`;
          // Without the class by which the heading of the notes would be hidden.
          context.replaceNode(node, { ...node, tagName, properties: { id: node.properties.id ?? newId(heading, ids) } });
        },
      },
      {
        filter: ['table'],
        visit(node, context) {
          const ariaLabel = heading ? `${tableLabel}: ${heading}` : tableLabel;
          const properties = { className: ['table'], tabIndex: 0, role: 'group', ariaLabel };
          context.wrapNode(node, { type: 'element', tagName: 'figure', properties, children: [] });
        },
      },
      { filter: ['pre'], visit: (node, context) => context.setProperty(node, 'tabIndex', 0) },
    ],
  };
}

function newId(text: string, ids: Set<string>): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = idPrefix + (words.join('-') || 'heading');
  let id = name;
  for (let i = 1; ids.has(id); i++) id = `${name}-${i}`;
  ids.add(id);
  return id;
}

/** What each element needs on the page. */
function finish({ leads, language }: TextOptions, ids: ReadonlySet<string>, found: Findings): HastPlugin {
  return {
    name: 'finish',
    element: [
      {
        filter: ['a'],
        visit(node, context) {
          const address = String(node.properties.href);
          if (address.startsWith('http')) context.setProperty(node, 'rel', ['noopener']);
          else if (address.startsWith('/')) {
            if (!leads(address)) found.deadLinks.push(address);
          } else if (address.startsWith('#')) {
            const name = decoded(address.slice(1));
            if (ids.has(idPrefix + name)) context.setProperty(node, 'href', `#${idPrefix}${name}`);
            else if (!ids.has(name)) found.deadLinks.push(decoded(address));
          } else if (!/^(mailto:|tel:)/.test(address)) found.deadLinks.push(address);
        },
      },
      {
        filter: ['img'],
        visit(node, context) {
          // Astro makes these files. A text is 640 px wide, and every browser that the site supports has AVIF.
          const properties: Record<string, unknown> = { widths: pictureWidths, sizes: 'min(92vw, 640px)', format: 'avif' };
          // ![…](two-offers "ink"): dark ink on light ground, which the dark scheme turns round (styles/base.css).
          if (node.properties.title === 'ink') Object.assign(properties, { title: undefined, 'data-ink': '' });
          if (language !== 'bn' && isBangla(node.properties.alt ?? '')) properties.lang = 'bn';
          for (const [name, value] of Object.entries(properties)) context.setProperty(node, name, value);
        },
      },
      {
        // The policy of the pages allows no style in a text.
        filter: ['th', 'td'],
        visit(node, context) {
          const align = /text-align: (\w+)/.exec(String(node.properties.style))?.[1];
          if (align === undefined) return;
          context.setProperty(node, 'style', null);
          context.setProperty(node, 'dataAlign', align);
        },
      },
      {
        // A paragraph, a list or a table runs as its first letter does.
        filter: ['p', 'ul', 'ol', 'blockquote', 'table', ...headings],
        visit(node, context) {
          if (beginsRightToLeft.test(context.textContent(node))) context.setProperty(node, 'dir', 'rtl');
        },
      },
    ],
    // A screen reader speaks Bangla as such where it is marked (WCAG 3.1.2). An alt text can be marked only as a whole.
    text(node, context) {
      const parts = language === 'bn' ? [] : splitBangla(node.value);
      if (parts.length > 1) context.replaceNode(node, parts.map(marked));
    },
  };
}

/** A text and the Bangla in it in turn. */
function marked(value: string, i: number): ElementContent {
  const text: ElementContent = { type: 'text', value };
  return i % 2 === 1 ? { type: 'element', tagName: 'span', properties: { lang: 'bn' }, children: [text] } : text;
}
