/** The entries of the fixture site, newest first, as the build has read them. */
import { readContent } from '#collections/read-content.ts';
import { site as builtSite } from './sites.ts';

export const { blog: posts, projects, jobs } = await readContent(builtSite.content);
