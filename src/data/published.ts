/** STAND-IN until the collections are there: front matter read here, texts of the stub. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse } from 'yaml';
import { parseDate } from '#content/dates.ts';
import type { Picture } from '#content/entries.ts';
import type { Job, Meta, Post, Project } from '#content/schema.ts';
import stub from './stub.json' with { type: 'json' };

/** An entry that visitors may see, as its file says it. `key` and `former` are last segments of addresses, not encoded. */
export type Published<Data> = {
  slug: string;
  key: string;
  former: readonly string[];
  data: Data;
  meta: Meta;
  cover: Pick<Picture, 'avif'>;
};

/** All that visitors may see, newest first. */
export async function published(): Promise<{ posts: Published<Post>[]; projects: Published<Project>[]; jobs: Published<Job>[] }> {
  const texts = new Map([...stub.blog, ...stub.projects].map((e: any) => [e.name ?? e.title, e.cover]));
  function load<D>(folder: string, key: (d: any) => string, date: (d: any) => string): Published<D>[] {
    return readdirSync(`${process.env.CONTENT_DIR ?? 'content'}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((f) => f.endsWith('.md') && !f.startsWith('README'))
      .map((f) => {
        const data = parse(
          /^---\n([^]*?)\n---/.exec(readFileSync(`${process.env.CONTENT_DIR ?? 'content'}/${folder}/${f}`, 'utf8'))?.[1] ?? '',
        );
        const slug = basename(f) === 'index.md' ? basename(dirname(f)) : basename(f, '.md');
        return {
          slug,
          key: key(data),
          former: data.formerly ?? [],
          data,
          meta: { title: data.metaTitle ?? key(data), description: '' },
          cover: texts.get(key(data)) ?? {},
        };
      })
      .toSorted((a, b) => String(parseDate(date(b.data))).localeCompare(String(parseDate(date(a.data)))));
  }
  return {
    posts: load<Post>(
      'blog',
      (d) => d.blogSub,
      (d) => d.blogDate,
    ).map((e, i, all) =>
      all.findIndex(({ key }) => key === e.key) < i ? { ...e, key: e.slug, meta: { ...e.meta, title: e.meta.title + e.slug } } : e,
    ),
    projects: load(
      'projects',
      (d) => d.projectName,
      (d) => d.projectDate,
    ),
    jobs: load(
      'jobs',
      (d) => d.jobTitle,
      (d) => d.publishedDate,
    ),
  };
}

/** The HTML of an entry's text. */
export async function textOf({ key }: { key: string }): Promise<string> {
  return [...stub.blog, ...stub.projects, ...stub.jobs].find((e: any) => e.key === key)?.body ?? '';
}
