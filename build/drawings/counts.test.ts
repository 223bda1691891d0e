import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { team } from '#art/weave/team.ts';
import type { Job } from '#content/schema.ts';
import { Publisher } from '../content/publish.ts';
import { writeCounted } from './counts.ts';

const job: Job = {
  id: '1',
  jobTitle: 'Developer',
  jobDesc: 'A description.',
  location: 'At home',
  category: 'Web Design',
  vacancies: 1,
  salary: 'By agreement',
  jobType: 'Full Time',
  deadline: '12-31-26',
  publishedDate: '11-20-26',
  applyLink: 'mailto:jobs@example.com',
  websiteLink: 'https://example.com',
  company: 'Example',
  workplace: ['home'],
};

test.each([0, 13, 60, 1000])(
  'with %i vacancies the pictures of the team have at most two rows of 24, and six of 8 in a narrow window',
  async (vacancies) => {
    const folder = mkdtempSync(join(tmpdir(), 'counts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const jobs = vacancies ? [{ file: '', folder: '', slug: '', text: '', data: { ...job, vacancies } }] : [];
    await writeCounted(jobs, folder, new Publisher(folder));
    const source = readFileSync(join(folder, 'team.ts'), 'utf8');
    const [wide, narrow] = [...source.matchAll(/"width":(\d+),"height":(\d+)/g)].map(([, width, height]) => [
      Number(width),
      Number(height),
    ]);
    // In cells: a place is 13 wide and 29 high.
    const places = Math.min(team.length + vacancies, 48);
    const columns = (limit: number) => Math.ceil(places / Math.ceil(places / limit));
    expect(wide).toEqual([13 * columns(24) + 2, 29 * Math.ceil(places / 24) + 10]);
    expect(narrow).toEqual([13 * columns(8) + 2, 29 * Math.ceil(places / 8) + 10]);
  },
);
