/** Types of the entries as the screens get them. src/data/entries.ts makes them from the collections. */
import type { projectCategories } from './categories.ts';
import type { Example, PostStep } from './next-steps.ts';
import type { Language } from './schemas/entry-fields.ts';
import type { Meta } from './schemas/shared.ts';

/** A picture to render: `src` and `avif` are files of the build, width and height give the aspect ratio. */
export type Picture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  avif?: string;
  /** Files of the part that a phone shows, five wide and four high, as a `srcset` of AVIF. */
  phone?: string;
  /** Where a frame narrower than the picture looks, in per cent of what it hides. Without it, the middle. */
  focus?: number;
  /** Only for an entry without a picture: a wide version of its motif, for places where the motif's cells would become too large. */
  pattern?: { src: string; width: number; height: number };
};

/** `key` is the last segment of the entry's address, not encoded. Dates are ISO dates. */
export type PostCard = { key: string; title: string; description: string; date: string; category: string; author: string; cover: Picture };
/** What the page of every entry has. `slug` is the name of its file or folder, `updated` the day of the last change that readers should know of. */
type EntryPage = { slug: string; meta: Meta; updated?: string; language?: Language };
/** `minutes` is the reading time. */
export type PostPage = PostCard &
  EntryPage & {
    minutes: number;
    /** The service that it is about. */
    step: PostStep;
    /** Address of a cloth in the colour of its picture's left edge, which goes on from there. */
    edge?: string;
    newer: Neighbour | null;
    older: Neighbour | null;
  };
export type Neighbour = { key: string; title: string; cover: Picture };

export type Figure = { value: string; label: string };

export type ProjectCard = {
  key: string;
  name: string;
  title: string;
  description: string;
  date: string;
  category: (typeof projectCategories)[number];
  place: string;
  /** The first of its figures. */
  figure: Figure | undefined;
  cover: Picture;
};
export type ProjectPage = ProjectCard &
  EntryPage & {
    duration: string;
    tools: string[];
    figures: Figure[];
    colours: { ground: string; ink: string };
    /** Address of a woven border in the client's colours. */
    border: string;
    detail: Picture | null;
    /** What a thing like it costs. */
    example: Example;
    /** Address of the service of its category. */
    categoryLink: string;
    next: Neighbour | null;
  };

export type JobCard = {
  key: string;
  title: string;
  location: string;
  category: string;
  vacancies: number;
  salary: string;
  type: string;
  deadline: string;
  published: string;
  company: string;
};
export type JobPage = JobCard & EntryPage & { description: string; applyLink: string; websiteLink: string };
