import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const built = 'dist/client';

/** A page of each screen of the route table, and an address that is none. */
export const screens = [
  '/',
  '/services',
  '/services/webDesigAndDev',
  '/services/wordpressDev',
  '/services/customSoftwareDev',
  '/services/appDevelopment',
  '/services/strategicConsultancy',
  '/product-solution',
  '/product-solution/restaurant-management',
  '/product-solution/ecommerce-360',
  '/portfolio',
  '/portfolio/Karnaphuli%20Freight',
  '/company/aboutUs',
  '/company/career',
  '/company/career/circular/Laravel%20Developer',
  '/company/termsConditions',
  '/company/blog',
  '/company/blog/what-passkeys-change',
  '/company/faq',
  '/contact',
  '/search',
  '/thank-you',
] as const;

/** Every built page: its address, not encoded, and its markup. */
export function builtPages(): { path: string; html: string }[] {
  return readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => ({
      path: `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`,
      html: readFileSync(join(built, file), 'utf8'),
    }));
}
