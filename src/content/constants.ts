/** Constants of the specification (section 9). A change here changes what the specification requires. */

/** The choices of the service field in both forms. */
export const serviceOptions = ['Web Design', 'Web Development', 'Software Development', 'App Development'] as const;
export type ServiceOption = (typeof serviceOptions)[number];

/** Blog and portfolio: number of entries at first, and of those that each 'Load More' adds. */
export const pageSize = 9;
export const latestPosts = 10;

/** Maximum lengths of shortened texts, in characters as a reader counts them. */
export const cuts = {
  blogTitle: { limit: 32 },
  /** Shortened to 110, but only when the text is longer than 130. */
  blogDescription: { limit: 110, tolerance: 130 },
  menuDescription: { limit: 40 },
  searchCard: { limit: 40 },
  projectDescription: { limit: 76 },
  planDescription: { limit: 60 },
} as const;

/** Maximum lengths, in characters, of what search engines show of a page. They cut what is longer. */
export const metaLimits = { title: 60, description: 155 } as const;

/** A job is new on the day it is published and for this many days after it. */
export const newJobDays = 7;
export const visiblePlanFeatures = 5;
/** Up to this many plans are in a grid, more than that in a carousel. */
export const plansInGrid = 3;
export const starMaximum = 5;
/** On the badge of each product: four full stars and a half. */
export const productRating = 4.5;
