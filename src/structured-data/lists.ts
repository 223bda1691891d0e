/**
 * Where a page is in the site, what it lists, and which questions it answers (schema.org). A function inside `map` has its
 * return type, since TypeScript does not report a misspelt property without it.
 */
import type { BreadcrumbListLeaf, FAQPageLeaf, ItemListLeaf, ListItemLeaf, QuestionLeaf } from 'schema-dts';
import { navigation } from '#content/navigation.ts';
import type { FaqEntry } from '#content/schema.ts';

export type Step = { name: string; path: string };

/** The way to a page. The home page comes first and is added here; the last step is the page itself. */
export function breadcrumbs(siteUrl: string, steps: readonly Step[]): BreadcrumbListLeaf {
  const { name, link } = navigation.home;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name, path: link }, ...steps].map((step, i): ListItemLeaf => ({
      '@type': 'ListItem',
      position: i + 1,
      name: step.name,
      item: siteUrl + step.path,
    })),
  };
}

/** The pages that a page lists, in their order. Entries with the same address are one item with the names of all. */
export function itemList(siteUrl: string, entries: readonly { name: string; link: string }[]): ItemListLeaf {
  const links = [...new Set(entries.map(({ link }) => link))];
  return {
    '@type': 'ItemList',
    itemListElement: links.map((link, i): ListItemLeaf => ({
      '@type': 'ListItem',
      position: i + 1,
      name: namesOf(link, entries),
      url: siteUrl + link,
    })),
  };
}

/** The names of all entries with this address: 'Web Design, Web Development'. */
export function namesOf(address: string, entries: readonly { name: string; link: string }[]): string {
  return entries.flatMap(({ name, link }) => (link === address ? name : [])).join(', ');
}

export function faqPage(entries: readonly FaqEntry[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ Question, Answer }): QuestionLeaf => ({
      '@type': 'Question',
      name: Question,
      acceptedAnswer: { '@type': 'Answer', text: Answer },
    })),
  };
}
