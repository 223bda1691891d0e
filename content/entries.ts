/** Types of the entries as the screens get them. The build generates the data from the Markdown files (generated/). */

/** A picture to render: `src` and `avif` are files of the build, width and height give the aspect ratio. */
export type Picture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  avif?: string;
  /** The side that stays visible in a frame narrower than the picture. Without it, the middle. */
  focus?: 'left' | 'right';
  /** Only for an entry without a picture: a wide version of its motif, for places where the motif's cells would become too large. */
  pattern?: { src: string; width: number; height: number };
};

/** `key` is the last segment of the entry's address, not encoded. Dates are ISO dates. */
export type PostCard = { key: string; title: string; description: string; date: string; category: string; author: string; cover: Picture };
/** `body` is HTML, `minutes` the reading time. */
export type PostPage = PostCard & { body: string; minutes: number; newer: Neighbour | null; older: Neighbour | null };
export type Neighbour = { key: string; title: string; cover: Picture };

export type ProjectCard = {
  key: string;
  name: string;
  title: string;
  description: string;
  date: string;
  category: string;
  place: string;
  cover: Picture;
};
export type ProjectPage = ProjectCard & {
  body: string;
  duration: string;
  tools: string[];
  figures: { value: string; label: string }[];
  colours: { ground: string; ink: string };
  /** Address of a woven border in the client's colours. */
  border: string;
  detail: Picture | null;
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
export type JobPage = JobCard & { description: string; body: string; applyLink: string; websiteLink: string };
