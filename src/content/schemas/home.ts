import * as z from 'zod';
import { amount, exactly, list, text } from '../fields.ts';
import { Meta } from './shared.ts';

export const Home = z.strictObject({
  meta: Meta,
  hero: z.strictObject({ kicker: text, heading: text, intro: text, getInTouch: text, portfolio: text, drawingAlt: text }),
  about: z.strictObject({
    heading: text,
    text,
    highlights: list(z.strictObject({ title: text, text })),
    link: text,
    imageAlt: text,
  }),
  services: z.strictObject({
    kicker: text,
    heading: text,
    readMore: text,
    about: text.meta({ hint: "Visually hidden, between 'Read More' and the service's name, so that the link is clear without its card." }),
  }),
  whyUs: z.strictObject({
    heading: text,
    text,
    note: text,
    counters: exactly(3, z.strictObject({ label: text, count: amount })),
    caption: text,
  }),
  products: z.strictObject({
    heading: text,
    text,
    link: text,
    explore: text,
    ask: text.meta({ hint: "Beside 'Explore The Product', for those without plans." }),
  }),
  selectedProjects: z.strictObject({ heading: text, link: text }),
  process: z.strictObject({
    heading: text,
    text,
    stages: list(z.strictObject({ name: text, text, from: amount, to: amount })).meta({
      hint: "`from` and `to` are a stage's first and last week. The chart is drawn from them.",
    }),
    weeks: z.strictObject({ label: text, to: text }).meta({ hint: "'Weeks 3 to 6', for screen readers only." }),
  }),
  testimonials: z.strictObject({ heading: text }),
  quote: z.strictObject({
    heading: text,
    text,
    points: list(text),
    abroad: text,
    call: text.meta({ hint: 'Around the office hours, before the phone number.' }),
    timeZone: text,
  }),
  latestPosts: z.strictObject({ heading: text, link: text }),
});
