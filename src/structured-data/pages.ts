/**
 * What search engines get as structured data on each kind of page (schema.org, as JSON-LD), for the prop `structuredData` of
 * src/layouts/page.astro: what they show in their results and nothing else. It says nothing that the page does not show. A page
 * that is not indexed has none.
 */
import type { BlogPostingLeaf, BreadcrumbListLeaf, Graph, ListItemLeaf, Thing } from 'schema-dts';
import type { Picture, PostPage, ProjectPage } from '#content/entries.ts';
import { navigation } from '#content/navigation.ts';
import { serviceMenu } from '#content/menus.ts';
import { about, blog, faq, jobs as jobsCopy, services, terms } from '#content/records.ts';
import type { Job } from '#content/schemas/entries.ts';
import type { Product } from '#content/schemas/product.ts';
import { site } from '#content/site.ts';
import { startOfDay } from '#lib/dates.ts';
import { previewAddress, siteUrl } from '#lib/page-meta.ts';
import { paths } from '#lib/paths.ts';
import { company, companyReference, organisation, website } from './company.ts';
import { jobPosting } from './job-posting.ts';
import { productData } from './product.ts';

const lists = {
  blog: { name: blog.crumb, path: paths.blog },
  jobs: { name: jobsCopy.crumb, path: paths.jobs },
  portfolio: { name: navigation.portfolio.name, path: paths.portfolio },
  products: { name: navigation.product.name, path: paths.products },
  services: { name: services.crumb, path: paths.services },
} satisfies Record<string, Step>;

export const structuredDataFor = {
  home: (): Thing[] => [website(siteUrl), company(siteUrl)],
  /** For a page with nothing of its own to tell. */
  page: (name: string, path: string): Thing[] => [breadcrumbs({ name, path })],
  list: (list: keyof typeof lists): Thing[] => [breadcrumbs(lists[list])],
  about: (): Thing[] => [breadcrumbs({ name: about.crumb, path: paths.about }), organisation(siteUrl)],
  terms: (): Thing[] => [breadcrumbs({ name: terms.heading, path: paths.terms })],
  faq: (): Thing[] => [breadcrumbs({ name: faq.crumb, path: paths.faq })],
  contact: (): Thing[] => [breadcrumbs({ name: navigation.contact.name, path: paths.contact }), company(siteUrl)],
  /** @param path - the service's in src/lib/paths.ts. Two services may share it. */
  service: (path: string): Thing[] => {
    const name = serviceMenu.flatMap((service) => (service.link === path ? service.name : [])).join(', ');
    return [breadcrumbs(lists.services, { name, path })];
  },
  /** @param picture - the first one of the page. */
  product: (data: Product, picture: Pick<Picture, 'avif'>): Thing[] => {
    const { link: path, name } = data;
    return [breadcrumbs(lists.products, { name, path }), organisation(siteUrl), productData(data, pageOf(path, picture))];
  },
  post: (post: PostPage): Thing[] => {
    const path = paths.post(post.key);
    return [breadcrumbs(lists.blog, { name: post.title, path }), organisation(siteUrl), blogPosting(post, pageOf(path, post.cover))];
  },
  project: ({ key, name }: ProjectPage): Thing[] => [breadcrumbs(lists.portfolio, { name, path: paths.project(key) })],
  /** `text` is the HTML of the vacancy's text. */
  job: ({ job: data, text }: { job: Job; text: string }): Thing[] => {
    const path = paths.job(data.jobTitle);
    const page = { siteUrl, url: siteUrl + path, text };
    return [breadcrumbs(lists.jobs, { name: data.jobTitle, path }), organisation(siteUrl), jobPosting(data, page)];
  },
};

function pageOf(path: string, picture: Pick<Picture, 'avif'>) {
  return { siteUrl, url: siteUrl + path, image: pictureUrl(picture, path) };
}

/** A post of the blog (schema.org BlogPosting). `url` and `image` are full addresses. */
function blogPosting(post: PostPage, { url, image }: { url: string; image: string }): BlogPostingLeaf {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    inLanguage: post.language ?? site.language,
    description: post.description,
    url,
    mainEntityOfPage: url,
    datePublished: startOfDay(post.date, site.utcOffset),
    dateModified: startOfDay(post.updated ?? post.date, site.utcOffset),
    articleSection: post.category,
    author: { '@type': 'Person', name: post.author, url: siteUrl + paths.about },
    publisher: companyReference(siteUrl),
    image,
  };
}

type Step = { name: string; path: string };

/** The way to a page. The home page comes first and is added here; the last step is the page itself. */
function breadcrumbs(...steps: readonly Step[]): BreadcrumbListLeaf {
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

/** In px: Google shows no large picture that is narrower. */
const minimumWidth = 1200;

/** The full address of the widest file of a page's picture, or of the page's preview (src/social) where that is not wide enough. */
function pictureUrl({ avif = '' }: Pick<Picture, 'avif'>, path: string): string {
  const files = [...avif.matchAll(/(\S+) (\d+)w/g)].map(([, address = '', width]) => ({ address, width: Number(width) }));
  const [widest] = files.filter(({ width }) => width >= minimumWidth).toSorted((a, b) => b.width - a.width);
  return widest ? siteUrl + widest.address : previewAddress(path);
}

/** The text of a page's JSON-LD script. Nothing in it may end the script or begin a comment in it. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll(/<(?=!--|\/?script)/gi, '\\u003c');
}
