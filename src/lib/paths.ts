/**
 * The addresses of the site's pages (specification section 2). Links are made here and nowhere else, so that a page with a new
 * address is one change. The key of an entry becomes one encoded segment (decisions section 2).
 */
const segment = encodeURIComponent;

export const paths = {
  home: '/',
  services: '/services',
  webDesign: '/services/webDesigAndDev',
  wordpress: '/services/wordpressDev',
  customSoftware: '/services/customSoftwareDev',
  appDevelopment: '/services/appDevelopment',
  strategicConsultancy: '/services/strategicConsultancy',
  products: '/product-solution',
  portfolio: '/portfolio',
  project: (projectName: string) => `/portfolio/${segment(projectName)}`,
  about: '/company/aboutUs',
  jobs: '/company/career',
  job: (jobTitle: string) => `/company/career/circular/${segment(jobTitle)}`,
  terms: '/company/termsConditions',
  blog: '/company/blog',
  post: (blogSub: string) => `/company/blog/${segment(blogSub)}`,
  faq: '/company/faq',
  contact: '/contact',
  search: '/search',
  thankYou: '/thank-you',
} as const;

/**
 * Modules of src/pages/data, which keep their addresses from one version of the site to the next: the cards of all entries, and
 * what a form can be about.
 */
export const dataFiles = { posts: '/data/posts.js', projects: '/data/projects.js', offers: '/data/offers.js' } as const;
