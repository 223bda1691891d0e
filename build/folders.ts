/** What a build reads and writes. The tests build a second site, from entries of their own, beside the first. */
import { join } from 'node:path';

/** The Markdown entries: `blog`, `projects` and `jobs` in this folder. The typed records are always those of content/. */
export const entriesFolder = process.env.CONTENT_DIR ?? 'content';

/** The output of the router's build. */
const buildFolder = process.env.BUILD_DIR ?? 'dist';

/** The site as a host delivers it. */
export const siteFolder = join(buildFolder, 'client');
