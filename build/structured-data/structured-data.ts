/**
 * What search engines get as structured data on each page (schema.org, as JSON-LD). It says nothing that the page does not
 * show. The build adds it to the finished pages, so that no browser loads the code that makes it.
 */
import type { Root } from 'hast';
import { href } from 'react-router';
import type { Graph, Thing } from 'schema-dts';
import type { Job, Post, Project } from '#content/schema.ts';
import { element, only } from '../pages/html.ts';
import { type PageFacts, textOfEntry } from '../pages/page-facts.ts';
import { blogPosting } from './blog-posting.ts';
import { organisation } from './company.ts';
import { creativeWork } from './creative-work.ts';
import { fixedPages, lists, type Page, type PageData } from './fixed-pages.ts';
import { jobPosting } from './job-posting.ts';
import { breadcrumbs, type Step } from './lists.ts';
import { shownPicture } from './shown-picture.ts';

/** An entry, and the last segment of its address. */
export type EntryKey = { key: string } & (
  | { collection: 'blog'; data: Post }
  | { collection: 'projects'; data: Project }
  | { collection: 'jobs'; data: Job }
);

/**
 * Adds the structured data to a page. Throws for an indexed page that it does not know, so that a new one cannot go out without;
 * a page that is not indexed gets none.
 */
export function structuredData(page: Root, { file, canonical }: PageFacts, siteUrl: string, entry?: EntryKey): void {
  if (canonical === undefined) return;
  const path = decodeURIComponent(canonical.slice(siteUrl.length));
  const [known, data] = entry ? entryPage(entry) : [path, fixedPages[path]];
  if (!data || known !== path) throw new Error(`${file}: build/structured-data has nothing for ${path}`);
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': data({ siteUrl, url: canonical, image: shownPicture(page, siteUrl, file), text: textOfEntry(page) }),
  };
  only(page, 'head', file).children.push(element('script', { type: 'application/ld+json' }, scriptText(graph)));
}

/** The path, decoded, and the data of an entry's page. */
function entryPage({ collection, key, data }: EntryKey): [path: string, data: PageData] {
  switch (collection) {
    case 'blog':
      return pageIn(lists.blog, { name: data.blogSub, path: href('/company/blog/:blogSub', { blogSub: key }) }, (page) =>
        blogPosting(data, page),
      );
    case 'projects':
      return pageIn(lists.portfolio, { name: data.projectName, path: href('/portfolio/:projectName', { projectName: key }) }, (page) =>
        creativeWork(data, page),
      );
    case 'jobs':
      return pageIn(lists.jobs, { name: data.jobTitle, path: href('/company/career/circular/:jobTitle', { jobTitle: key }) }, (page) =>
        jobPosting(data, page),
      );
  }
}

function pageIn(list: Step, step: Step, describe: (page: Page) => Thing): [path: string, data: PageData] {
  return [decodeURIComponent(step.path), (page) => [breadcrumbs(page.siteUrl, [list, step]), organisation(page.siteUrl), describe(page)]];
}

/** Nothing in a text may end the script or begin a comment in it. */
function scriptText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll(/<(?=!--|\/?script)/gi, '\\u003c');
}
