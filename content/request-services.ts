/**
 * Which of the forms' four services is the nearest to what was asked. The build stops when an offer of requests.ts has no row,
 * and when a row has no offer (src/collections/request-problems.ts).
 */
import type { projectCategories } from './categories.ts';
import type { serviceOptions } from './constants.ts';

export type ServiceOption = (typeof serviceOptions)[number];

/** For each offer, by its id, in the order of the site. */
export const requestServices: Record<string, ServiceOption> = {
  'web-design-and-development': 'Web Development',
  'web-design-and-development-question': 'Web Development',
  'web-design-company-website': 'Web Design',
  'web-design-redesign': 'Web Design',
  'web-design-design-system': 'Web Design',
  'web-development-web-shop': 'Web Development',
  'web-development-booking-and-members': 'Web Development',
  'web-development-integrations': 'Web Development',
  'web-development-support-and-maintenance': 'Web Development',

  'wordpress-and-drupal-built-and-looked-after': 'Web Development',
  'wordpress-and-drupal-built-and-looked-after-question': 'Web Development',
  'wordpress-360-site-with-a-custom-theme': 'Web Design',
  'wordpress-360-shop-on-woocommerce': 'Web Development',
  'wordpress-360-move-to-a-new-host': 'Web Development',
  'wordpress-360-repair': 'Web Development',
  'drupal-and-support-drupal-for-many-editors': 'Web Development',
  'drupal-and-support-from-drupal-7-to-drupal-11': 'Web Development',
  'drupal-and-support-security-check': 'Web Development',
  'drupal-and-support-support-and-maintenance': 'Web Development',

  'software-for-work-no-ready-tool-fits': 'Software Development',
  'software-for-work-no-ready-tool-fits-question': 'Software Development',
  'software-development-stock-and-purchase': 'Software Development',
  'software-development-orders-and-invoices': 'Software Development',
  'software-development-production': 'Software Development',
  'software-development-customer-portal': 'Software Development',
  'advice-takeover-and-support-strategic-consultancy': 'Software Development',
  'advice-takeover-and-support-taking-over-existing-software': 'Software Development',
  'advice-takeover-and-support-data-migration': 'Software Development',
  'advice-takeover-and-support-support-and-maintenance': 'Software Development',

  'android-and-ios-apps-that-work-offline': 'App Development',
  'android-and-ios-apps-that-work-offline-question': 'App Development',
  'android-apps': 'App Development',
  'ios-apps': 'App Development',
  'one-code-base-two-stores': 'App Development',
  'apps-for-your-own-staff': 'App Development',
  'servers-and-data': 'App Development',
  'app-rescue': 'App Development',

  'e-commerce-360-solutions': 'Web Development',
  'e-commerce-360-solutions-buy-now': 'Web Development',
  'e-commerce-360-solutions-live-demo': 'Web Development',
  'e-commerce-360-solutions-starter-plan': 'Web Development',
  'e-commerce-360-solutions-professional-plan': 'Web Development',
  'e-commerce-360-solutions-enterprise-plan': 'Web Development',
  'e-commerce-360-solutions-custom-plan': 'Web Development',
  'restaurant-management': 'Software Development',
  'restaurant-management-buy-now': 'Software Development',
  'restaurant-management-live-demo': 'Software Development',
  'restaurant-management-starter-plan': 'Software Development',
  'restaurant-management-enterprise': 'Software Development',
  'restaurant-management-commercial': 'Software Development',
  lms: 'Software Development',
  crm: 'Software Development',
  hrms: 'Software Development',
  erp: 'Software Development',

  'a-first-visit': 'Software Development',
  'working-with-us-from-abroad': 'Web Development',
};

/** For something like a project, by its category. */
export const categoryServices: Readonly<Record<string, ServiceOption>> = {
  'Web Design': 'Web Design',
  'Web Development': 'Web Development',
  CMS: 'Web Development',
  'Software Development': 'Software Development',
  'App Development': 'App Development',
} satisfies Record<(typeof projectCategories)[number], ServiceOption>;
