/**
 * What search engines get as structured data on each kind of page (schema.org, as JSON-LD): one function a kind, for the prop
 * `structuredData` of src/layouts/page.astro. It says nothing that the page does not show. A page that is not indexed has none.
 */
import type { Thing } from 'schema-dts';
import type { Picture, PostPage, ProjectPage } from '#content/entries.ts';
import { navigation } from '#content/navigation.ts';
import { about as aboutCopy } from '#content/pages/about.ts';
import { blog } from '#content/pages/blog.ts';
import { career } from '#content/pages/career.ts';
import { faq as faqCopy } from '#content/pages/faq.ts';
import { services as servicesCopy } from '#content/pages/services.ts';
import { terms as termsCopy } from '#content/pages/terms.ts';
import { productMenu } from '#content/products/menu.ts';
import type { FaqEntry, Job, Product } from '#content/schema.ts';
import { appDevelopment } from '#content/services/app-development.ts';
import { serviceMenu } from '#content/services/menu.ts';
import type { ServicePage } from '#content/services/types.ts';
import { siteUrl } from '#lib/page-meta.ts';
import { paths } from '#lib/paths.ts';
import { blogPosting } from './blog-posting.ts';
import { company, foundedOrganisation, organisation, website } from './company.ts';
import { creativeWork } from './creative-work.ts';
import { jobPosting } from './job-posting.ts';
import { breadcrumbs, faqPage, itemList, namesOf, type Step } from './lists.ts';
import { productData } from './product.ts';
import { service, type Service } from './service.ts';
import { pictureUrl } from './picture-url.ts';

const lists = {
  blog: { name: blog.crumb, path: paths.blog },
  jobs: { name: career.crumb, path: paths.career },
  portfolio: { name: navigation.portfolio.name, path: paths.portfolio },
  products: { name: navigation.product.name, path: paths.products },
  services: { name: servicesCopy.crumb, path: paths.services },
} satisfies Record<string, Step>;

export const structuredDataFor = {
  home: (): Thing[] => [website(siteUrl), company(siteUrl)],
  services: (): Thing[] => listPage(lists.services, serviceMenu),
  products: (): Thing[] => listPage(lists.products, productMenu),
  portfolio: (): Thing[] => listPage(lists.portfolio),
  career: (): Thing[] => listPage(lists.jobs),
  blog: (): Thing[] => listPage(lists.blog),
  about: (): Thing[] => [way({ name: aboutCopy.crumb, path: paths.about }), foundedOrganisation(siteUrl, aboutCopy.founder)],
  terms: (): Thing[] => [way({ name: termsCopy.heading, path: paths.terms })],
  faq: (): Thing[] => [way({ name: faqCopy.crumb, path: paths.faq }), faqPage(faqCopy.entries)],
  contact: (): Thing[] => [way({ name: navigation.contact.name, path: paths.contact }), company(siteUrl)],
  /** @param path - the service's in src/lib/paths.ts. */
  service: (path: string, { lead, groups, questions }: ServicePage): Thing[] =>
    servicePage(
      path,
      lead,
      groups.flatMap(({ offerings }) => offerings),
      questions.items,
    ),
  appDevelopment: (): Thing[] => servicePage(paths.appDevelopment, appDevelopment.hero.lead, appDevelopment.services.cards),
  product,
  post: (post: PostPage): Thing[] => {
    const path = paths.post(post.key);
    return entryPage(lists.blog, { name: post.title, path }, blogPosting(post, pageOf(path, post.cover)));
  },
  project: (project: ProjectPage): Thing[] => {
    const path = paths.project(project.key);
    return entryPage(lists.portfolio, { name: project.name, path }, creativeWork(project, pageOf(path, project.cover)));
  },
  /** `text` is the HTML of the vacancy's text. */
  job: (data: Job, text: string): Thing[] => {
    const path = paths.job(data.jobTitle);
    return entryPage(lists.jobs, { name: data.jobTitle, path }, jobPosting(data, { siteUrl, url: siteUrl + path, text }));
  },
};

function servicePage(path: string, description: string, offers: Service['offers'], questions: readonly FaqEntry[] = []): Thing[] {
  const name = namesOf(path, serviceMenu);
  return [
    way(lists.services, { name, path }),
    organisation(siteUrl),
    service({ name, description, offers }, { siteUrl, url: siteUrl + path }),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
  ];
}

/** @param picture - the first one of the page. */
function product(data: Product, picture: Pick<Picture, 'avif'>): Thing[] {
  const { link: path, name, faq: questions } = data;
  return [...entryPage(lists.products, { name, path }, productData(data, pageOf(path, picture))), faqPage(questions)];
}

function listPage(step: Step, entries: readonly { name: string; link: string }[] = []): Thing[] {
  // It is one word, so it is not indexed, and a list of pages leaves it out.
  const listed = entries.filter(({ link }) => link !== paths.strategicConsultancy);
  return [way(step), ...(listed.length > 0 ? [itemList(siteUrl, listed)] : [])];
}

function entryPage(list: Step, step: Step, described: Thing): Thing[] {
  return [way(list, step), organisation(siteUrl), described];
}

function way(...steps: Step[]): Thing {
  return breadcrumbs(siteUrl, steps);
}

function pageOf(path: string, picture: Pick<Picture, 'avif'>) {
  return { siteUrl, url: siteUrl + path, image: pictureUrl(picture, path) };
}
