/** What search engines and previews get as title and description of an entry's page. */
import { metaLimits } from '#content/constants.ts';
import { parseDate } from '#content/dates.ts';
import { lengthOf } from '#content/fields.ts';
import type { Job, Post, Project } from '#content/schemas/entries.ts';
import type { Meta } from '#content/schemas/shared.ts';
import type { Problem } from '#content/content-error.ts';
import { longDate } from '#lib/dates.ts';
import { postKeys } from './addresses.ts';
import type { Content, Entry } from './read-content.ts';

/** `key` is the last segment of the post's address. If it is not the title, the post shares its title with a newer one and is told apart by its day. */
export function postMeta({ metaTitle, metaDesc, blogSub, blogDate, blogDesc }: Post, key: string): Meta {
  const title = key === blogSub ? blogSub : `${blogSub}, ${longDate(parseDate(blogDate) ?? '')}`;
  return { title: metaTitle ?? title, description: metaDesc ?? blogDesc };
}

export function projectMeta({ metaTitle, metaDesc, projectName, projectSub, projectDesc }: Project): Meta {
  return { title: metaTitle ?? `${projectName}: ${projectSub}`, description: metaDesc ?? projectDesc };
}

export function jobMeta({ metaTitle, metaDesc, jobTitle, jobType, location, jobDesc }: Job): Meta {
  return { title: metaTitle ?? `${jobTitle}, ${jobType}, ${location}`, description: metaDesc ?? jobDesc };
}

/** The entries whose visible texts are too long for search engines and that give no shorter ones. */
export function metaProblems({ posts, projects, jobs }: Content): Problem[] {
  const keys = postKeys(posts);
  return [
    ...posts.flatMap((entry, i) => tooLong(entry, postMeta(entry.data, keys[i] ?? ''), 'blogSub', 'blogDesc')),
    ...projects.flatMap((entry) => tooLong(entry, projectMeta(entry.data), 'projectSub', 'projectDesc')),
    ...jobs.flatMap((entry) => tooLong(entry, jobMeta(entry.data), 'jobTitle', 'jobDesc')),
  ];
}

function tooLong({ file }: Entry<unknown>, { title, description }: Meta, titleField: string, descriptionField: string): Problem[] {
  const problem = (field: string, metaField: string, text: string, limit: number): Problem[] =>
    lengthOf(text) <= limit
      ? []
      : [
          {
            file,
            field,
            found: `"${text}"`,
            expected: `expected at most ${limit} characters (it has ${lengthOf(text)}), or a shorter ${metaField} for search engines`,
          },
        ];
  return [
    ...problem(titleField, 'metaTitle', title, metaLimits.title),
    ...problem(descriptionField, 'metaDesc', description, metaLimits.description),
  ];
}
