/** What a screen is given of an entry: the build makes these from the Markdown files (generated/). */

/** A picture ready to show: every address is a file of the build, width and height are the shape's. */
export type Picture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  avif?: string;
  /** The side that a frame narrower than the picture keeps; the middle where it says nothing. */
  focus?: 'left' | 'right';
  /** Of an entry without a picture: its motif as a long cloth, for places where the motif's cells would grow too large. */
  pattern?: { src: string; width: number; height: number };
};

/** `key` is the last segment of the entry's address, not yet encoded. Days are ISO dates. */
export type PostCard = { key: string; title: string; description: string; date: string; category: string; author: string; cover: Picture };
/** `body` is markup; `minutes` is how long one reads it. */
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
