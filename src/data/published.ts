/** The entries as their files have them, for what is told to other programs: feed, sitemap, structured data, previews, hosts. */
import type { CollectionName } from '#collections/loader.ts';
import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { postMeta } from '#collections/entry-meta.ts';
import type { Job, Post, Project } from '#content/schemas/entries.ts';

/** `key` is the last segment of its address, not encoded; `title` that of its page. */
export type Published<Data> = { slug: string; key: string; title: string; data: Data };
export type PublishedContent = { posts: Published<Post>[]; projects: Published<Project>[]; jobs: Published<Job>[] };

/** All entries that visitors may see, newest first. */
export async function published(): Promise<PublishedContent> {
  const [posts, projects, jobs] = await Promise.all([sorted('blog'), sorted('projects'), sorted('jobs')]);
  return {
    posts: posts.map(({ id: slug, data: { key, fields } }) => ({ slug, key, title: postMeta(fields, key).title, data: fields })),
    projects: projects.map(({ id: slug, data: { fields } }) => ({
      slug,
      key: fields.projectName,
      title: fields.projectName,
      data: fields,
    })),
    jobs: jobs.map(({ id: slug, data: { fields } }) => ({ slug, key: fields.jobTitle, title: fields.jobTitle, data: fields })),
  };
}

/** A vacancy, and its text as HTML. @throws if there is no such vacancy. */
export async function publishedJob(slug: string): Promise<{ job: Job; text: string }> {
  const entry = await getEntry('jobs', slug);
  if (!entry) throw new Error(`There is no entry ${slug} in jobs`);
  return { job: entry.data.fields, text: entry.rendered?.html ?? '' };
}

async function sorted<Name extends CollectionName>(collection: Name): Promise<CollectionEntry<Name>[]> {
  return (await getCollection(collection)).toSorted((a, b) => a.data.place - b.data.place);
}
