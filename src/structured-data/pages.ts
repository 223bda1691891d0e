/**
 * What search engines get as structured data on each kind of page (schema.org, as JSON-LD): one function a kind, for the prop
 * `structuredData` of src/layouts/page.astro. It says nothing that the page does not show. A page that is not indexed has none.
 */
import type { Thing } from 'schema-dts';
import type { Picture } from '#content/entries.ts';
import { navigation } from '#content/navigation.ts';
import { about as aboutCopy } from '#content/pages/about.ts';
import { blog } from '#content/pages/blog.ts';
import { career } from '#content/pages/career.ts';
import { faq as faqCopy } from '#content/pages/faq.ts';
import { services as servicesCopy } from '#content/pages/services.ts';
import { terms as termsCopy } from '#content/pages/terms.ts';
import { productMenu } from '#content/products/menu.ts';
import type { FaqEntry, Job, Post, Product, Project } from '#content/schema.ts';
import { serviceMenu } from '#content/services/menu.ts';
import { siteUrl } from '#lib/page-meta.ts';
import { paths } from '#lib/paths.ts';
import { blogPosting } from './blog-posting.ts';
import { company, foundedOrganisation, organisation, website } from './company.ts';
import { creativeWork } from './creative-work.ts';
import { jobPosting } from './job-posting.ts';
import { breadcrumbs, faqPage, itemList, namesOf, type Step } from './lists.ts';
import { productData } from './product.ts';
import { service as serviceData, type Service } from './service.ts';
import { shownPicture } from './shown-picture.ts';

const lists = {
  blog: { name: blog.crumb, path: paths.blog },
  jobs: { name: career.crumb, path: paths.career },
  portfolio: { name: navigation.portfolio.name, path: paths.portfolio },
  products: { name: navigation.product.name, path: paths.products },
  services: { name: servicesCopy.crumb, path: paths.services },
} satisfies Record<string, Step>;

type Entry<Data> = { data: Data; /** The last segment of its address, not encoded. */ key: string };
type Pictured = { cover: Pick<Picture, 'avif'> };

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
  service,
  product,
  post: ({ data, key, cover }: Entry<Post> & Pictured): Thing[] => {
    const path = paths.post(key);
    return entryPage(lists.blog, { name: data.blogSub, path }, blogPosting(data, pageOf(path, cover)));
  },
  project: ({ data, key, cover }: Entry<Project> & Pictured): Thing[] => {
    const path = paths.project(key);
    return entryPage(lists.portfolio, { name: data.projectName, path }, creativeWork(data, pageOf(path, cover)));
  },
  /** `text` is the HTML of the vacancy's text. */
  job: ({ data, key, text }: Entry<Job> & { text: string }): Thing[] => {
    const path = paths.job(key);
    return entryPage(lists.jobs, { name: data.jobTitle, path }, jobPosting(data, { siteUrl, url: siteUrl + path, text }));
  },
};

/** @param path - one of the services' in src/lib/paths.ts. */
function service(path: string, description: string, offers: Service['offers'], questions: readonly FaqEntry[] = []): Thing[] {
  const name = namesOf(path, serviceMenu);
  return [
    way(lists.services, { name, path }),
    organisation(siteUrl),
    serviceData({ name, description, offers }, { siteUrl, url: siteUrl + path }),
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
  return { siteUrl, url: siteUrl + path, image: shownPicture(picture, path) };
}
