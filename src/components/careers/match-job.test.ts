import { expect, test } from 'vitest';
import { matchJob } from './match-job.ts';

const job = { title: 'Laravel Developer', category: 'Software Development' };

test('a circular is found by a part of its title, in any case', () => {
  expect(matchJob(job, { text: 'LARA', category: null })).toBe(true);
  expect(matchJob(job, { text: 'vel dev', category: null })).toBe(true);
  expect(matchJob(job, { text: 'software', category: null })).toBe(false);
});

test('the category must match exactly, not in part', () => {
  expect(matchJob(job, { text: '', category: 'Software Development' })).toBe(true);
  expect(matchJob(job, { text: '', category: 'Software' })).toBe(false);
  expect(matchJob(job, { text: 'flutter', category: 'Software Development' })).toBe(false);
});
