/** What the pages show as proof: whose words, of which project, and no picture so often that twelve projects look like three. */
import { expect, test } from 'vitest';
import { readContent } from '#collections/read-content.ts';
import { ecommerce360 } from '#content/products/ecommerce-360.ts';
import { restaurantManagement } from '#content/products/restaurant-management.ts';
import { exampleOf } from '#content/next-steps.ts';
import { appDevelopment } from '#content/services/app-development.ts';
import { customSoftware } from '#content/services/custom-software.ts';
import { webDesignAndDevelopment } from '#content/services/web-design-and-development.ts';
import { wordpress } from '#content/services/wordpress.ts';
import type { Testimonial } from '#content/schema.ts';
import { testimonials } from '#content/testimonials.ts';

const { projects } = await readContent('content');
const names = projects.map(({ data }) => data.projectName);
const proofs: Pick<Testimonial, 'project' | 'name'>[] = [...testimonials, ecommerce360.proof, restaurantManagement.proof];

test('each testimonial and each product’s sentence leads to a project that has a page', () => {
  const named = proofs.flatMap(({ project }) => project ?? []);
  expect(named.length).toBeGreaterThan(testimonials.length);
  for (const name of named) expect(names).toContain(name);
});

test('no project has two testimonials', () => {
  const named = testimonials.map(({ project }) => project);
  expect(new Set(named).size).toBe(named.length);
});

test('the picture of a project is on at most two pages beside its own, the lists and that of the project before it', () => {
  const pages = [
    [webDesignAndDevelopment.heroFigure.project, ...webDesignAndDevelopment.portfolioBanner.projects],
    [wordpress.heroFigure.project, ...wordpress.portfolioBanner.projects],
    [customSoftware.heroFigure.project],
    [appDevelopment.keyElements.project],
  ];
  for (const name of names) expect([name, pages.filter((shown) => shown.includes(name)).length <= 2]).toEqual([name, true]);
});

test('no two pages of services show the same project in their banners', () => {
  const shown = [...webDesignAndDevelopment.portfolioBanner.projects, ...wordpress.portfolioBanner.projects];
  expect(new Set(shown).size).toBe(shown.length);
});

test('each project says what one like it costs, also without naming an offer', () => {
  for (const { data } of projects) {
    const { price, time, link } = exampleOf({ category: data.projectCategory });
    expect([price, time, link].every(Boolean)).toBe(true);
  }
});
