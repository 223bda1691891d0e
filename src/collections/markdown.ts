/** Markdown to the markup of `.prose` at build time, by Astro's own processor (Sätteri) with small plugins of ours. */
import { satteri, type SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import type { ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Language } from '#content/schemas/entry-fields.ts';
import { isBangla, splitBangla } from '#lib/split-bangla.ts';
import { decoded } from './addresses.ts';
import { currentRecords } from './current-records.ts';
import { pictureWidths } from './picture-files.ts';
import { withoutHtml } from './without-html.ts';

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

export type MdastPlugin = Extract<NonNullable<SatteriProcessorOptions['mdastPlugins']>[number], { name: string }>;
type HastPlugin = Extract<NonNullable<SatteriProcessorOptions['hastPlugins']>[number], { name: string }>;

/** Before each id in a text, so that none is one of the page around it. */
const idPrefix = 'text-';
/** The first letter is of a script that is written from right to left. */
const beginsRightToLeft = /^\P{L}*[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}]/u;
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

export async function renderText(markdown: string, options: TextOptions): Promise<Rendered> {
  const { language = 'en' } = options;
  const labels = currentRecords().entryWords.languages[language];
  const found: Findings = { words: 0, pictures: [], deadLinks: [], unreadLinks: [], droppedHtml: [], missingNotes: [] };
  const ids = new Set<string>();
  const processor = satteri({
    mdastPlugins: [withoutHtml(found.droppedHtml), pictureFiles(options, found)],
    hastPlugins: [
      countWords(found),
      // To walk through a text takes as long as all else that is done to it, and nothing but notes has ids.
      ...(markdown.includes('[^') ? [collectIds(ids)] : []),
      nameHeadings(options, ids),
      wrapTables(labels.table),
      checkLinks(options, ids, found),
      sizePictures,
      ...(/[\u0590-\u08FF\uFB1D-\uFEFC\u{10D00}-\u{1E95F}]/u.test(markdown) ? [markDirection] : []),
      ...(language === 'bn' ? [] : [markBangla]),
    ],
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

/** Lets a picture that the text names, `![…](sum)`, be the file beside the entry, `./sum.webp`. Finds what is no link, too. */
function pictureFiles({ fileOf }: TextOptions, found: Findings): MdastPlugin {
  return {
    name: 'picture-files',
    image(node, context) {
      const name = decoded(node.url);
      found.pictures.push(name);
      const file = fileOf(name);
      context.setProperty(node, 'url', file === undefined ? '' : `./${encodeURI(file)}`);
    },
    text({ value }) {
      found.unreadLinks.push(...(value.match(/!?\[[^\]]+\]\([^()\n]* [^()\n]*\)/g) ?? []));
      found.missingNotes.push(...(value.match(/\[\^[^\]\s]+\]/g) ?? []));
    },
  };
}

function countWords(found: Findings): HastPlugin {
  return { name: 'count-words', text: ({ value }) => void (found.words += value.match(/\S+/g)?.length ?? 0) };
}

function collectIds(ids: Set<string>): HastPlugin {
  return {
    name: 'collect-ids',
    before(root) {
      visit(root, 'element', ({ properties }) => void (typeof properties.id === 'string' && ids.add(properties.id)));
    },
  };
}

/**
 * Gives each heading an id after its words, as most programs for Markdown do: a link to `#the-first-week` leads to 'The first
 * week!', and to its second place if two headings say the same with `#the-first-week-1`. Adds them to the ids of the text.
 */
function nameHeadings({ headingShift = 0 }: TextOptions, ids: Set<string>): HastPlugin {
  return {
    name: 'name-headings',
    element: {
      filter: headings,
      visit(node, context) {
        const tagName = `h${Math.min(Number(node.tagName[1]) + headingShift, 6)}`;
        const id = node.properties.id ?? newId(toString(node), ids);
        // Without the class by which the heading of the notes would be hidden.
        context.replaceNode(node, { ...node, tagName, properties: { id } });
      },
    },
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

/**
 * Puts a table into a box that scrolls, so that a wide table does not make the page scroll; it is called after the heading above
 * it. The keyboard can reach the box, and likewise wide code.
 */
function wrapTables(label: string): HastPlugin {
  let heading = '';
  return {
    name: 'wrap-tables',
    element: [
      { filter: headings, visit: (node) => void (heading = toString(node)) },
      {
        filter: ['table'],
        visit(node, context) {
          const ariaLabel = heading ? `${label}: ${heading}` : label;
          context.wrapNode(node, {
            type: 'element',
            tagName: 'figure',
            properties: { className: ['table'], tabIndex: 0, role: 'group', ariaLabel },
            children: [],
          });
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
      { filter: ['pre'], visit: (node, context) => context.setProperty(node, 'tabIndex', 0) },
    ],
  };
}

function checkLinks({ leads }: TextOptions, ids: ReadonlySet<string>, found: Findings): HastPlugin {
  return {
    name: 'check-links',
    element: {
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
  };
}

/** Astro makes these files of each picture. A text is 640 px wide, and every browser that the site supports has AVIF. */
const sizePictures: HastPlugin = {
  name: 'size-pictures',
  element: {
    filter: ['img'],
    visit(node, context) {
      const properties = { widths: pictureWidths, sizes: 'min(92vw, 640px)', format: 'avif' };
      for (const [name, value] of Object.entries(properties)) context.setProperty(node, name, value);
      // ![…](two-offers "ink"): dark ink on light ground, which the dark scheme turns round (styles/base.css).
      if (node.properties.title !== 'ink') return;
      context.setProperty(node, 'title', undefined);
      context.setProperty(node, 'data-ink', '');
    },
  },
};

/** Lets a paragraph, a list or a table run as its first letter does. */
const markDirection: HastPlugin = {
  name: 'mark-direction',
  element: {
    filter: ['p', 'ul', 'ol', 'blockquote', 'table', ...headings],
    visit(node, context) {
      if (beginsRightToLeft.test(toString(node))) context.setProperty(node, 'dir', 'rtl');
    },
  },
};

/**
 * Marks what is Bangla, so that a screen reader speaks it as such (WCAG 3.1.2). An alt text can be marked only as
 * a whole.
 */
const markBangla: HastPlugin = {
  name: 'mark-bangla',
  element: {
    filter: ['img'],
    visit(node, context) {
      if (typeof node.properties.alt === 'string' && isBangla(node.properties.alt)) context.setProperty(node, 'lang', 'bn');
    },
  },
  text(node, context) {
    const parts = splitBangla(node.value);
    if (parts.length === 1) return;
    context.replaceNode(
      node,
      parts.map((text, part): ElementContent => {
        const child: ElementContent = { type: 'text', value: text };
        return part % 2 === 1 ? { type: 'element', tagName: 'span', properties: { lang: 'bn' }, children: [child] } : child;
      }),
    );
  },
};
