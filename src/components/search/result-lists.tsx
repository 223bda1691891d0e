import { memo, useEffect, useRef, useState } from 'react';
import { paths } from '#lib/paths.ts';
import { cuts } from '#content/constants.ts';
import type { PostCard, ProjectCard } from '#content/entries.ts';
import type { MenuEntry } from '#content/schemas/product.ts';
import { longDate } from '#lib/dates.ts';
import { Cover } from '#components/ui/cover.tsx';
import { CutText } from '#components/ui/cut-text.tsx';
import { Glyph } from '#components/ui/glyph.tsx';
import { MarkedText } from '#components/ui/marked-text.tsx';
import { Picture } from '#components/ui/picture.tsx';

/** Services, one line each. */
export function ServiceLines({ services }: { services: MenuEntry[] }) {
  return <Entries entries={services} className="results result-lines" />;
}

/** Products as tiles. */
export function ProductTiles({ products }: { products: MenuEntry[] }) {
  return <Entries entries={products} className="cards results result-tiles" />;
}

/** Each with its glyph. */
function Entries({ entries, className }: { entries: MenuEntry[]; className: string }) {
  return (
    <ul className={className}>
      {entries.map(({ name, link, icon, description }) => (
        <li key={name} className="one-link">
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

/** Posts as rows with cover and date. */
export function PostRows({ posts }: { posts: PostCard[] }) {
  const { visible, hasMore, sentinel } = useIncrementalList(posts);
  return (
    <ul className="cards results result-rows">
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
    <li className="one-link">
      <div className="frame" data-woven={cover.pattern && true}>
        <Picture picture={cover} sizes="(width < 48em) 132px, 218px" />
      </div>
      <ResultLink text={title} to={paths.post(key)} />
      <Description text={description} />
      <time dateTime={date} className="quiet small">
        {longDate(date)}
      </time>
    </li>
  );
});

/** Projects as pictures. One without a screenshot has a woven pattern with a label. */
export function ProjectPictures({ projects }: { projects: ProjectCard[] }) {
  const { visible, hasMore, sentinel } = useIncrementalList(projects);
  return (
    <ul className="cards results result-pictures">
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
    <li className="one-link">
      <div className="frame">
        <Cover picture={cover} small sizes="(width < 40em) 92vw, (width < 67.5em) 46vw, 300px" />
        {cover.pattern && (
          <p className="result-label">
            <MarkedText>{place}</MarkedText>, {date.slice(0, 4)}
          </p>
        )}
      </div>
      <ResultLink text={name} to={paths.project(key)} />
      <Description text={description} />
    </li>
  );
});

/** The whole result is the link. Names and descriptions are cut to 40 characters (specification section 9). */
function ResultLink({ text, to }: { text: string; to: string }) {
  return (
    <h3>
      <a href={to}>
        <CutText text={text} rule={cuts.searchCard} />
      </a>
    </h3>
  );
}

function Description({ text }: { text: string }) {
  return (
    <p className="quiet small">
      <CutText text={text} rule={cuts.searchCard} />
    </p>
  );
}

/** How many items are visible at first and how many each step adds: with the other groups, more than a screen of results. */
const batchSize = 12;

/**
 * Shows more of a list as the visitor scrolls near its end, so that ten thousand matches cost no more than a dozen while
 * the visitor types. Put the ref `sentinel` on an element after the visible items.
 */
function useIncrementalList<Item>(items: Item[]) {
  const [shown, setShown] = useState({ items, count: batchSize });
  // Other items, from the first ones on.
  const count = shown.items === items ? shown.count : batchSize;
  const sentinel = useRef<HTMLLIElement>(null);
  const hasMore = items.length > count;

  useEffect(() => {
    if (!hasMore || !sentinel.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && setShown({ items, count: count + batchSize }),
      {
        rootMargin: '100%',
      },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [hasMore, items, count]);

  return { visible: items.slice(0, count), hasMore, sentinel };
}
