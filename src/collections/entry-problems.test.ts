import { expect, test } from 'vitest';
import * as z from 'zod';
import { money as inNotation } from '#content/money.ts';
import { currency } from '#content/records.ts';
import type { Job, Post, Project } from '#content/schemas/entries.ts';
import { entryProblems } from './entry-problems.ts';
import { type Content, contentOf, type Entry } from './table.ts';

const money = (amount: number) => inNotation(amount, currency);

const post: Post = {
  id: '1',
  blogSub: 'A title',
  blogDesc: 'A description.',
  blogDate: '10-20-26',
  blogCategory: 'SEO',
  blogPoster: 'Rafi',
  blogLink: '/blogs/first',
};
const project: Project = {
  id: '1',
  projectName: 'Mill',
  projectSub: 'A title',
  projectDesc: 'A description.',
  projectCategory: 'CMS',
  projectDate: '10-20-26',
  place: 'Bogura',
  duration: 'Ten weeks',
  tools: ['React'],
  figures: [],
  colours: { ground: 'black', ink: 'white' },
};
const job: Job = {
  id: '1',
  jobTitle: 'Developer',
  jobDesc: 'A description.',
  location: 'Dhaka',
  category: 'Web Design',
  vacancies: 1,
  salary: 'By agreement',
  jobType: 'Full Time',
  deadline: '12-20-26',
  publishedDate: '10-20-26',
  company: 'A company',
  applyLink: '/contact',
  websiteLink: '/',
  workplace: ['home'],
};

function entry<Data>(data: Data, slug = 'first'): Entry<Data> {
  return { file: `${slug}.md`, folder: '', slug, schema: z.unknown(), data, text: '' };
}

function content(changes: { post?: Partial<Post>; project?: Partial<Project>; job?: Partial<Job> }): Content {
  return {
    ...contentOf(() => []),
    blog: [entry({ ...post, ...changes.post })],
    projects: [entry({ ...project, ...changes.project })],
    jobs: [entry({ ...job, ...changes.job })],
  };
}

/** All of it is published. */
const problemsIn = (all: Content) => entryProblems(all, all);
const long = (length: number) => 'x'.repeat(length);

test.each([
  [{ post: { blogSub: long(61) } }, 'blogSub', 'at most 60 characters (it has 61), or a shorter metaTitle'],
  [{ post: { blogDesc: long(156) } }, 'blogDesc', 'at most 155 characters (it has 156), or a shorter metaDesc'],
  [{ project: { projectSub: long(55) } }, 'projectName', 'at most 60 characters (it has 61)'],
  [{ project: { projectDesc: long(156) } }, 'projectDesc', 'metaDesc'],
  [{ job: { location: long(45) } }, 'jobTitle', 'at most 60 characters (it has 67)'],
  [{ job: { jobDesc: long(156) } }, 'jobDesc', 'metaDesc'],
])('what search engines would cut is named: %j', (changes, field, expected) => {
  expect(problemsIn(content(changes))).toEqual([
    expect.objectContaining({ field, expected: expect.stringContaining(expected) as unknown }),
  ]);
});

test('a text as long as search engines show is right, and so is a long one beside a shorter one for them', () => {
  expect(problemsIn(content({ post: { blogSub: long(60), blogDesc: long(155) } }))).toEqual([]);
  expect(problemsIn(content({ post: { blogSub: long(61), metaTitle: 'a', blogDesc: long(156), metaDesc: 'b' } }))).toEqual([]);
});

test('the title of an older post with a shared title counts with the day that tells it apart', () => {
  const second = { ...post, id: '2', blogLink: '/blogs/second', blogSub: long(50) };
  const blog = [entry({ ...post, blogSub: long(50) }), entry(second, 'second')];
  expect(problemsIn({ ...contentOf(() => []), blog })).toMatchObject([{ file: 'second.md', field: 'blogSub' }]);
});

test.each([
  [{ post: { updated: '10-20-26' } }, 'updated', 'after that of publishing, 10-20-26'],
  [{ project: { updated: '12-31-25' } }, 'updated', 'after that of publishing'],
  [{ job: { salary: `${money(70_000)} to ${money(110_000)} a month` } }, 'salaryRange', '{ min: 70000, max: 110000 }'],
  [
    { job: { salary: `${money(70_000)} to ${money(80_000)} a month`, salaryRange: { min: 70_000, max: 90_000 } } },
    'salaryRange',
    '{ min: 70000, max: 80000 }',
  ],
  [{ job: { salary: `${money(500)} an hour`, salaryRange: { min: 500, max: 500 } } }, 'salaryRange', 'expected no such field'],
  [{ job: { salary: '¤70,000 a month' } }, 'salary', `in the currency of content/currency.yaml, such as ${money(70_000)} a month`],
  [{ job: { salary: `${money(110_000)} to ${money(70_000)} a month` } }, 'salary', 'the smaller amount first'],
  [{ job: { deadline: '10-19-26' } }, 'deadline', 'no day before that of publishing, 10-20-26'],
])('fields that contradict each other are named: %j', (changes, field, expected) => {
  expect(problemsIn(content(changes))).toEqual([
    expect.objectContaining({ field, expected: expect.stringContaining(expected) as unknown }),
  ]);
});

test('a later day, the amounts of the text, and neither are right', () => {
  const salary = { salary: `${money(50_000)} a month`, salaryRange: { min: 50_000, max: 50_000 } };
  expect(problemsIn(content({ post: { updated: '10-21-26' }, job: salary }))).toEqual([]);
  expect(problemsIn(content({}))).toEqual([]);
});
