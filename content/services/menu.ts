import type { MenuEntry } from '../schema.ts';

/** The services in the menu, in the footer's popular links and in the search. What only /services shows of them is in list.ts. */
export const serviceMenu = [
  { name: 'Web Design', link: '/services/webDesigAndDev', icon: 'design', description: 'Pages that say what you sell' },
  { name: 'Web Development', link: '/services/webDesigAndDev', icon: 'code', description: 'Fast sites and shops' },
  { name: 'WordPress 360', link: '/services/wordpressDev', icon: 'cms', description: 'Built, moved and kept up to date' },
  { name: 'Software Development', link: '/services/customSoftwareDev', icon: 'software', description: 'The tool that fits your process' },
  { name: 'App Development', link: '/services/appDevelopment', icon: 'app', description: 'Android and iOS, also offline' },
  { name: 'Strategic Consultancy', link: '/services/strategicConsultancy', icon: 'advice', description: 'Two weeks, then a plan' },
] as const satisfies Pick<MenuEntry, 'name' | 'link' | 'icon' | 'description'>[];
