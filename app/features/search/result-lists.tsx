import { memo } from 'react';
import { href } from 'react-router';
import { cuts } from '#content/constants.ts';
import type { PostCard, ProjectCard } from '#content/entries.ts';
import type { MenuEntry } from '#content/schema.ts';
import { longDate } from '#app/lib/dates.ts';
import { Cover } from '#app/ui/cover.tsx';
import { CutText } from '#app/ui/cut-text.tsx';
import { Glyph } from '#app/ui/glyph.tsx';
import { Link } from '#app/ui/link.tsx';
import { MarkedText } from '#app/ui/marked-text.tsx';
import { Picture } from '#app/ui/picture.tsx';
import styles from './result-lists.module.css';
import { useIncrementalList } from './use-incremental-list.ts';

/** Services, one line each. */
export function ServiceLines({ services }: { services: MenuEntry[] }) {
  return (
    <ul className={styles.lines}>
      {services.map(({ name, link, icon, description }) => (
        <li key={name}>
          <Glyph name={icon} />
          <ResultLink text={name} to={link} />
          <Description text={description} />
        </li>
      ))}
    </ul>
  );
}

/** Posts as rows with cover and date. */
export function PostRows({ posts }: { posts: PostCard[] }) {
  const { visible, hasMore, sentinel } = useIncrementalList(posts);
  return (
    <ul className={styles.rows}>
      {visible.map((post) => (
        <PostRow key={post.key} post={post} />
      ))}
      {hasMore && <li ref={sentinel} aria-hidden="true" />}
    </ul>
  );
}

/** Most results stay from one key to the next. */
const PostRow = memo(function PostRow({ post: { key, title, description, date, cover } }: { post: PostCard }) {
  return (
    <li>
      <div className={styles.thumb} data-woven={cover.pattern && true} data-shared={key}>
        <Picture picture={cover} sizes="(max-width: 760px) 132px, 218px" />
      </div>
      <ResultLink text={title} to={href('/company/blog/:blogSub', { blogSub: key })} />
      <Description text={description} />
      <time dateTime={date}>{longDate(date)}</time>
    </li>
  );
});

/** Products as tiles with their glyph. */
export function ProductTiles({ products }: { products: MenuEntry[] }) {
  return (
    <ul className={styles.tiles}>
      {products.map(({ name, link, icon, description }) => (
        <li key={name}>
          <Glyph name={icon} />
          <div>
            <ResultLink text={name} to={link} />
            <Description text={description} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Projects as pictures. One without a screenshot has a woven pattern with a label. */
export function ProjectPictures({ projects }: { projects: ProjectCard[] }) {
  const { visible, hasMore, sentinel } = useIncrementalList(projects);
  return (
    <ul className={styles.pictures}>
      {visible.map((project) => (
        <ProjectPicture key={project.key} project={project} />
      ))}
      {hasMore && <li ref={sentinel} aria-hidden="true" />}
    </ul>
  );
}

const ProjectPicture = memo(function ProjectPicture({ project }: { project: ProjectCard }) {
  const { key, name, description, place, date, cover } = project;
  return (
    <li>
      <div className={styles.frame} data-shared={key}>
        <Cover picture={cover} small sizes="(max-width: 480px) 92vw, (max-width: 1080px) 46vw, 300px" />
        {cover.pattern && (
          <p className={styles.label}>
            <MarkedText>{place}</MarkedText>, {date.slice(0, 4)}
          </p>
        )}
      </div>
      <ResultLink text={name} to={href('/portfolio/:projectName', { projectName: key })} />
      <Description text={description} />
    </li>
  );
});

/** The whole result is the link. Names and descriptions are cut to 40 characters (specification section 9). */
function ResultLink({ text, to }: { text: string; to: string }) {
  return (
    <h3>
      <Link to={to}>
        <CutText text={text} rule={cuts.searchCard} />
      </Link>
    </h3>
  );
}

function Description({ text }: { text: string }) {
  return (
    <p className={styles.description}>
      <CutText text={text} rule={cuts.searchCard} />
    </p>
  );
}
