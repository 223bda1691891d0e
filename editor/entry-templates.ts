/** What `npm run new` writes into an entry: every field that the build wants, and texts that say what belongs there. */
import { jobTypes } from '../src/content/categories.ts';
import { metaLimits } from '../src/content/constants.ts';
import { lengthOf } from '../src/content/fields.ts';
import type { Job, Post, Project } from '../src/content/schemas/entries.ts';
import type { Meta } from '../src/content/schemas/shared.ts';
import { site } from '../src/content/site.ts';
import { cut } from '../src/lib/cut.ts';
import { metaOf } from '../src/collections/addresses.ts';

/** `day` is an ISO date. */
export type Start = { title: string; id: string; slug: string; day: string };

const daysToApply = 30;
const text = '## A heading\n\nThe text. It begins with a heading like the one above, or with a paragraph.\n';

export const templates = {
  post: { folder: 'blog', ownFolder: true, dayField: 'blogDate', text, fields: postFields },
  project: { folder: 'projects', ownFolder: true, dayField: 'projectDate', text, fields: projectFields },
  job: {
    folder: 'jobs',
    ownFolder: false,
    dayField: 'publishedDate',
    text: '## What you do\n\n- One thing\n\n## What you bring\n\n- Another thing\n',
    fields: jobFields,
  },
} as const;

function postFields({ title, id, slug, day }: Start): Post {
  const post: Post = {
    id,
    blogSub: title,
    blogDesc: `What “${title}” is about, in one or two sentences.`,
    blogDate: written(day),
    blogCategory: 'Web Design',
    blogPoster: 'Name of the author',
    blogLink: `/blogs/${slug}`,
    draft: true,
  };
  return { ...post, ...shortened(metaOf('blog', post)) };
}

function projectFields({ title, id, day }: Start): Project {
  const project: Project = {
    id,
    projectName: title,
    projectSub: 'What it is, in half a line',
    projectDesc: `What “${title}” does for its people, in one or two sentences.`,
    projectCategory: 'Web Development',
    projectDate: written(day),
    place: site.address.city,
    duration: 'Eight weeks',
    tools: ['React'],
    figures: ['first', 'second', 'third'].map((place) => ({ value: '0', label: `what the ${place} figure counts` })),
    colours: { ground: '#e6ecd8', ink: '#22391f' },
    draft: true,
  };
  return { ...project, ...shortened(metaOf('projects', project)) };
}

function jobFields({ title, id, day }: Start): Job {
  const job: Job = {
    id,
    jobTitle: title,
    jobDesc: `What somebody does as “${title}”, in one or two sentences.`,
    location: site.address.city,
    category: 'Web Development',
    workplace: ['office'],
    vacancies: 1,
    salary: 'By agreement',
    jobType: jobTypes[0],
    deadline: written(new Date(Date.parse(day) + daysToApply * 86_400_000).toISOString()),
    publishedDate: written(day),
    applyLink: `mailto:${site.email}?subject=${encodeURIComponent(title)}`,
    websiteLink: site.url,
    company: site.name,
    draft: true,
  };
  return { ...job, ...shortened(metaOf('jobs', job)) };
}

/** An ISO date as the entries have it: month-day-year. */
function written(iso: string): string {
  return `${iso.slice(5, 7)}-${iso.slice(8, 10)}-${iso.slice(2, 4)}`;
}

/** Texts for search engines, where a title is too long for them. */
function shortened({ title, description }: Meta): { metaTitle?: string; metaDesc?: string } {
  const { title: titleLimit, description: descriptionLimit } = metaLimits;
  return {
    ...(lengthOf(title) > titleLimit && { metaTitle: fitted(title, titleLimit) }),
    ...(lengthOf(description) > descriptionLimit && { metaDesc: fitted(description, descriptionLimit) }),
  };
}

/** At most so many code points, of which a character that readers see may have several. */
function fitted(whole: string, limit: number): string {
  let size = limit;
  while (lengthOf(cut(whole, { limit: size })) > limit) size -= 1;
  return cut(whole, { limit: size });
}
