/** The fixed lists of the specification (section 3). Apart from the other constants, because most pages do without them. */

export const blogCategories = ['Web Design', 'Web Development', 'Software Development', 'SEO', 'CMS', "Other's", 'Tech News'] as const;
export const projectCategories = ['Web Design', 'Web Development', 'CMS', 'Software Development', 'App Development'] as const;
export const jobCategories = ['Web Design', 'Web Development', 'Software Development', 'App Development'] as const;
export const jobTypes = ['Full Time', 'Part Time'] as const;
