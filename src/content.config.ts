/** The three collections of content/, as the pages get them (src/data/entries.ts). */
import { defineCollection, type SchemaContext } from 'astro:content';
import * as z from 'zod';
import { Job, Post, Project } from '#content/schemas/entries.ts';
import { entryLoader } from '#collections/loader.ts';

/** `place` is that in the list, from 0, newest first; `pictures` are by the names of the fields. */
const entry = <Fields extends z.ZodType>(fields: Fields, { image }: SchemaContext) =>
  z.object({ place: z.number(), fields, pictures: z.record(z.string(), image()) });

export const collections = {
  /** `key` is the last segment of a post's address, `minutes` the reading time, `edge` the colour at its picture's left edge. */
  blog: defineCollection({
    loader: entryLoader('blog'),
    schema: (context) => entry(Post, context).extend({ key: z.string(), minutes: z.number(), edge: z.string().optional() }),
  }),
  projects: defineCollection({ loader: entryLoader('projects'), schema: (context) => entry(Project, context) }),
  jobs: defineCollection({ loader: entryLoader('jobs'), schema: (context) => entry(Job, context) }),
};
