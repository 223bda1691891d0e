/** Texts that the specification gives word for word (sections 2, 3, 8 and 9), in this company's own content. */
import { expect, test } from 'vitest';
import { builtPage, text } from '../support/built-pages.ts';

const services = ['Web Design', 'Web Development', 'WordPress 360', 'Software Development', 'App Development', 'Strategic Consultancy'];
const products = ['E-commerce 360 Solutions', 'Restaurant Management', 'LMS', 'CRM', 'HRMS', 'ERP'];
const productPage = [
  'Latest Version',
  'Product Sold',
  'Ratting And Reviews',
  'Free Update',
  'Buy Now',
  'Live Demo',
  'Get Started',
  'Default Theme',
  'Classic Theme',
];

const everywhere = [
  'Home',
  'Service',
  'Product and Solution',
  'Portfolio',
  'Company',
  'Contact',
  'View All Product',
  ...services,
  ...products,
  'Quick Links',
  'About',
  'Career',
  'FAQ',
  'Terms and Conditions',
  'Popular Links',
  'LinkedIn',
  'Facebook',
  'X',
  'YouTube',
  'Instagram',
  'Pinterest',
  'Threads',
  'TikTok',
];

const specified: [path: string, texts: string[]][] = [
  [
    '/',
    [
      'Driving Growth with Tailored Tech Excellence',
      'Startup & SME Oriented',
      'Comprehensive End-to-End Solutions',
      'Cost-Effective Services',
      'Guaranteed Satisfaction',
      'About More',
      'Our Services',
      'Innovative Solutions Tailored to Your Business Needs',
      'Read More',
      'Proven Excellence and Growth',
      'Happy Customers',
      'Projects Completed',
      'Years Of Exprience',
      'See More Blog',
      'Get in Touch',
    ],
  ],
  ['/services/webDesigAndDev', ['View Project', 'HTML', 'CSS', 'Bootstrap', 'Tailwind']],
  ['/services/wordpressDev', ['View Project']],
  [
    '/services/appDevelopment',
    ['Contact Us', 'Key Elements to Consider in a Website', 'Android', 'IOS', 'JavaScript', 'React', 'Flutter', 'Laravel'],
  ],
  ['/product-solution', ['Explore The Product']],
  ['/product-solution/restaurant-management', [...productPage, 'Starter Plan', '$55.66', 'Enterprise', '$199.99', 'Commercial', '$149.99']],
  ['/product-solution/ecommerce-360', [...productPage, 'Starter Plan', '$49.99', '$99.99', '$249.99']],
  ['/company/career/circular/Senior React Engineer', ['Job Requirement', 'Apply Now', '48 hours']],
  ['/company/blog', ["Our Blog's", 'Exploring Possibilities, One Blog at a Time', "Other's", 'Tech News']],
  ['/portfolio', ["Our Portfolio's", 'Our Legacy in Design and Development', 'Load More']],
  ['/company/career', ['All Categories']],
  ['/company/aboutUs', ['960', '90', '852', '100']],
  ['/contact', ["What's next?", 'Sun-Fri 09:00AM-08:00PM']],
  ['/404', ['Oops!!', 'Back to Home']],
];

test.each(specified)('%s has the texts that the specification gives', (path, texts) => {
  const said = plain(text(builtPage(path).tree));
  expect([...everywhere, ...texts].filter((each) => !said.includes(plain(each)))).toEqual([]);
});

/** Without the difference between straight and curved signs. */
function plain(words: string): string {
  return words.replaceAll('’', "'");
}
