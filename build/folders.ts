/** What a build reads and writes. The tests build a second site, from entries of their own, beside the first. */
import { dirname, join } from 'node:path';
import { releaseFolders } from './replace-site.ts';

/** The Markdown entries: `blog`, `projects` and `jobs` in this folder. The typed records are always those of content/. */
export const entriesFolder = process.env.CONTENT_DIR ?? 'content';

/** What the first step writes for a build (build/prepare.ts). */
export const generatedFolder = 'generated';

/** The same for the development server, which shows drafts: a build beside it would publish them. */
export const draftsFolder = 'generated/drafts';

/** For everything that a build makes. */
export const buildFolder = process.env.BUILD_DIR ?? 'dist';

/** The site while it is built: the output of the router's build. */
export const siteFolder = releaseFolders(buildFolder).next;

/** The router's build of the app that renders the pages. */
export const serverFolder = join(dirname(siteFolder), 'server');

/** The site as a host delivers it. */
export const releasedFolder = releaseFolders(buildFolder).current;
