import { expect, test } from 'vitest';
import type { PublishedContent } from '#data/published.ts';
import { paths } from '#lib/paths.ts';
import { previewSpecs } from './preview-specs.ts';

const about = { slug: 'a-slug', title: 'A title for search engines' };
const content: PublishedContent = {
  posts: [
    {
      ...about,
      key: 'A post',
      data: {
        id: '1',
        blogSub: 'A post',
        blogDesc: 'b',
        blogDate: '11-20-26',
        blogCategory: 'SEO',
        blogPoster: 'c',
        blogLink: '/blogs/a-slug',
      },
    },
  ],
  projects: [
    {
      ...about,
      key: 'A project',
      data: {
        id: '2',
        projectName: 'A project',
        projectSub: 'Its tagline',
        projectDesc: 'b',
        projectDate: '11-20-26',
        projectCategory: 'Web Design',
        place: 'Dhaka',
        duration: '2 weeks',
        tools: [],
        figures: [],
        colours: { ground: '#112233', ink: '#ffffff' },
      },
    },
  ],
  jobs: [
    {
      ...about,
      key: 'A job',
      data: {
        id: '3',
        jobTitle: 'A job',
        jobDesc: 'b',
        location: 'Dhaka',
        category: 'Web Design',
        vacancies: 2,
        salary: 'c',
        jobType: 'Part Time',
        deadline: '12-31-26',
        publishedDate: '11-20-26',
        company: 'd',
        applyLink: 'mailto:a@b.example',
        websiteLink: 'https://b.example',
        workplace: ['office'],
      },
    },
  ],
};

const specOf = (wanted: string) => previewSpecs(content).find(({ path }) => path === wanted)?.spec;

test('a post shows its title as shared links have it and its category, with the pattern of its cover', () => {
  expect(specOf(paths.post('A post'))).toEqual({ kind: 'post', title: about.title, seed: 'a-slug', category: 'SEO' });
});

test('a project shows its name in the client’s colours', () => {
  expect(specOf(paths.project('A project'))).toMatchObject({ kind: 'project', title: 'A project', colours: { ground: '#112233' } });
});

test('a job shows its terms and its vacancies', () => {
  expect(specOf(paths.job('A job'))).toMatchObject({ kind: 'job', title: 'A job', terms: 'Part Time, Dhaka', places: 2 });
});

test('the home page has its own spec, and any other path is a page with the path as seed', () => {
  expect(specOf('/')).toMatchObject({ kind: 'home' });
  expect(specOf(paths.faq)).toMatchObject({ kind: 'page', seed: paths.faq });
});
