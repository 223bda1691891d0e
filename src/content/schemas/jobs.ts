import * as z from 'zod';
import { list, text } from '../fields.ts';
import { Meta } from './shared.ts';

export const Jobs = z.strictObject({
  meta: Meta,
  crumb: text.meta({ hint: "The list's name in the breadcrumbs for search engines." }),
  passed: text.meta({ hint: 'Beside a deadline in the past.' }),
  numbers: list(text).meta({ hint: 'Numbers as words, for headings that begin with a number. A higher number is written in digits.' }),
  hero: z.strictObject({
    heading: z.strictObject({ one: text, many: text }).meta({ hint: "After the number of vacancies in all jobs: 'Seven open places'." }),
    text,
    outlines: text.meta({ hint: 'After it, while there is a vacancy.' }),
    see: text.meta({ hint: "Before the number of jobs: 'See the six jobs'." }),
    jobs: z.strictObject({ one: text, many: text }),
    imageAlt: text,
    outlinesAlt: text,
  }),
  perks: z.strictObject({ heading: text, items: list(z.strictObject({ title: text, text })) }),
  list: z.strictObject({
    heading: text,
    search: z.strictObject({ label: text, placeholder: text }),
    category: text,
    allCategories: text,
    ribbon: text,
    empty: text,
    none: text.meta({ hint: 'While there is no job at all.' }),
    count: z.strictObject({ one: text, many: text }).meta({ hint: "'2 jobs', in a live region when the search or the category changes." }),
    vacancies: z.strictObject({ one: text, many: text }),
  }),
  job: z.strictObject({
    all: text,
    labels: z.strictObject({ company: text, location: text, jobType: text, salary: text, published: text, updated: text, deadline: text }),
    requirement: text,
    applyHeading: z
      .strictObject({ one: text, many: text })
      .meta({ hint: "After the number of vacancies in this job: 'Two open places in this job'." }),
    write: text.meta({ hint: 'Below the button, where one applies by e-mail: {address} can be copied.' }),
    applyNote: text,
    apply: text,
    notFound: text,
  }),
});
