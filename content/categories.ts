/** The fixed lists of the specification (section 3). Apart from the other constants, because most pages do without them. */

export const blogCategories = ['Web Design', 'Web Development', 'Software Development', 'SEO', 'CMS', "Other's", 'Tech News'] as const;
export const projectCategories = ['Web Design', 'Web Development', 'CMS', 'Software Development', 'App Development'] as const;
/** What a project may be an example of: names of offers (content/offers.ts), with their words in content/next-steps.ts. */
export const exampleOffers = [
  ...(['website', 'shop', 'booking', 'theme', 'drupal'] as const),
  ...(['customSoftware', 'production', 'androidApp', 'bothApps', 'app'] as const),
] as const;
export const jobCategories = ['Web Design', 'Web Development', 'Software Development', 'App Development'] as const;
export const jobTypes = ['Full Time', 'Part Time'] as const;
