/** A page of each screen of the route table, from the content of this repository. */
import { href } from 'react-router';
import { postKeys } from '#build/content/addresses.ts';
import { readContent } from '#build/content/read.ts';

const { posts, projects, jobs } = await readContent();
const [post] = postKeys(posts);
const [project] = projects;
const [job] = jobs;

export const screens: string[] = [
  href('/'),
  href('/services'),
  href('/services/webDesigAndDev'),
  href('/services/wordpressDev'),
  href('/services/customSoftwareDev'),
  href('/services/appDevelopment'),
  href('/services/strategicConsultancy'),
  href('/product-solution'),
  href('/product-solution/restaurant-management'),
  href('/product-solution/ecommerce-360'),
  href('/portfolio'),
  ...(project ? [href('/portfolio/:projectName', { projectName: project.data.projectName })] : []),
  href('/company/aboutUs'),
  href('/company/career'),
  ...(job ? [href('/company/career/circular/:jobTitle', { jobTitle: job.data.jobTitle })] : []),
  href('/company/termsConditions'),
  href('/company/blog'),
  ...(post ? [href('/company/blog/:blogSub', { blogSub: post })] : []),
  href('/company/faq'),
  href('/contact'),
  href('/search'),
  href('/thank-you'),
];
