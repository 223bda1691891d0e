import { memo, Suspense } from 'react';
import { href } from 'react-router';
import { cuts } from '#content/constants.ts';
import type { ProjectCard as Project } from '#content/entries.ts';
import { Cover } from '#app/ui/cover.tsx';
import { CutText } from '#app/ui/cut-text.tsx';
import { Link } from '#app/ui/link.tsx';
import { MarkedText } from '#app/ui/marked-text.tsx';
import { SkeletonCard } from '#app/ui/skeleton-card.tsx';
import styles from './project-card.module.css';

type Props = {
  project: Project;
  /** The `sizes` attribute of its picture. */
  sizes: string;
  /** The first card of a list: its text is beside the picture. */
  lead?: boolean;
};

/** A project's card; the whole card is the link. Without a screenshot it shows a woven pattern with a label. */
export const ProjectCard = memo(function ProjectCard({ project, sizes, lead = false }: Props) {
  const year = project.date.slice(0, 4);
  return (
    <Suspense>
      <SkeletonCard seed={project.key} className={`${styles.project} ${lead ? styles.lead : ''}`}>
        <div className={styles.frame} data-shared={project.key}>
          <Cover picture={project.cover} sizes={sizes} small={!lead} priority={lead} />
          {project.cover.pattern && (
            <p className={styles.label}>
              <MarkedText>{project.place}</MarkedText>, {year}
            </p>
          )}
        </div>
        <div className={styles.copy}>
          <h3>
            <Link to={href('/portfolio/:projectName', { projectName: project.key })}>
              <MarkedText>{project.name}</MarkedText>
            </Link>
          </h3>
          <p>
            <CutText text={project.description} rule={cuts.projectDescription} />
          </p>
          <p className={styles.meta}>
            {project.category}, <time dateTime={project.date}>{year}</time>
          </p>
        </div>
      </SkeletonCard>
    </Suspense>
  );
});
