import { expect, test } from 'vitest';
import { readContent } from '../content/read.ts';
import { subjects } from './subjects.ts';

const content = await readContent();
const subjectOf = subjects(content);

test('a post is found by the title in its address and shows its category', () => {
  for (const { slug, data } of content.posts) {
    const owner = content.posts.find((post) => post.data.blogSub === data.blogSub);
    const key = owner?.slug === slug ? data.blogSub : slug;
    expect(subjectOf(`/company/blog/${key}`, 'Its title')).toEqual({
      kind: 'post',
      title: 'Its title',
      seed: slug,
      category: data.blogCategory,
    });
  }
});

test('a project shows its name in the client’s colours', () => {
  for (const { data } of content.projects) {
    expect(subjectOf(`/portfolio/${data.projectName}`, 'Its title')).toMatchObject({
      kind: 'project',
      title: data.projectName,
      colours: data.colours,
    });
  }
});

test('a job shows its vacancies', () => {
  for (const { data } of content.jobs) {
    expect(subjectOf(`/company/career/circular/${data.jobTitle}`, 'Its title')).toMatchObject({
      kind: 'job',
      title: data.jobTitle,
      places: data.vacancies,
    });
  }
});

test('the home page has its own subject, and any other path is a page with the path as seed', () => {
  expect(subjectOf('/', 'Home').kind).toBe('home');
  expect(subjectOf('/404', 'Not here')).toEqual({ kind: 'page', title: 'Not here', seed: '/404' });
});
