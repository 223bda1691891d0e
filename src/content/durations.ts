/**
 * Times of the specification (section 9), in milliseconds. Taken as a whole (`import * as durations`), each becomes a number in the
 * bundle, and a page has none that it does not need.
 */
export const counterDelay = 1000;
export const counterRun = 2000;
export const latestAutoplay = 3000;
export const testimonialsAutoplay = 5000;
export const blogCategoriesAutoplay = 2500;
export const portfolioCategoriesAutoplay = 2500;
export const pricingAutoplay = 3000;
export const productHeroAutoplay = 5000;
export const quoteSubmitDelay = 1000;
export const quotePopup = 3000;
export const contactPopupDelay = 1000;
export const contactPopup = 2000;
export const featureFade = 200;
export const skeletonLimit = 4000;
