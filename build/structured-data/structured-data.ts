/**
 * What search engines get as structured data on each page (schema.org, as JSON-LD). It says nothing that the page does not
 * show. The build adds it to the finished pages, so that no browser loads the code that makes it.
 */
import type { Root } from 'hast';
import { href } from 'react-router';
import type { Graph, Thing } from 'schema-dts';
import { postKeys } from '../content/addresses.ts';
import type { Content } from '../content/read.ts';
import { element, only } from '../pages/html.ts';
import type { PageFacts } from '../pages/page-facts.ts';
import { blogPosting } from './blog-posting.ts';
import { organisation } from './company.ts';
import { creativeWork } from './creative-work.ts';
import { fixedPages, lists, type Page, type PageData } from './fixed-pages.ts';
import { jobPosting } from './job-posting.ts';
import { breadcrumbs, type Step } from './lists.ts';
import { shownPicture } from './shown-picture.ts';

/**
 * Returns a function that adds the structured data to a page. It throws for an indexed page that it does not know, so that a
 * new one cannot go out without; a page that is not indexed gets none.
 */
export function structuredData(content: Content, siteUrl: string): (page: Root, facts: PageFacts) => void {
  const pages: ReadonlyMap<string, PageData> = new Map([...Object.entries(fixedPages), ...entryPages(content)]);
  return (page, { file, canonical, text }) => {
    if (canonical === undefined) return;
    const path = canonical.slice(siteUrl.length);
    const data = pages.get(decodeURIComponent(path));
    if (!data) throw new Error(`${file}: build/structured-data has nothing for ${path}`);
    const graph: Graph = {
      '@context': 'https://schema.org',
      '@graph': data({ siteUrl, url: canonical, image: shownPicture(page, siteUrl, file), text }),
    };
    only(page, 'head', file).children.push(element('script', { type: 'application/ld+json' }, scriptText(graph)));
  };
}

/** By path, decoded. */
function entryPages({ posts, projects, jobs }: Content): [path: string, data: PageData][] {
  const keys = postKeys(posts);
  return [
    ...posts.map(({ data: post, slug }, i) => {
      const path = href('/company/blog/:blogSub', { blogSub: keys[i] ?? slug });
      return entryPage(lists.blog, { name: post.blogSub, path }, (page) => blogPosting(post, page));
    }),
    ...projects.map(({ data: project }) => {
      const path = href('/portfolio/:projectName', { projectName: project.projectName });
      return entryPage(lists.portfolio, { name: project.projectName, path }, (page) => creativeWork(project, page));
    }),
    ...jobs.map(({ data: job }) => {
      const path = href('/company/career/circular/:jobTitle', { jobTitle: job.jobTitle });
      return entryPage(lists.jobs, { name: job.jobTitle, path }, (page) => jobPosting(job, page));
    }),
  ];
}

function entryPage(list: Step, step: Step, describe: (page: Page) => Thing): [path: string, data: PageData] {
  return [decodeURIComponent(step.path), (page) => [breadcrumbs(page.siteUrl, [list, step]), organisation(page.siteUrl), describe(page)]];
}

/** Nothing in a text may end the script or begin a comment in it. */
function scriptText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll(/<(?=!--|\/?script)/gi, '\\u003c');
}
