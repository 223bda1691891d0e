import { ViewTransition } from 'react';
import { href, Link } from 'react-router';
import { cuts } from '#content/constants.ts';
import type { ProjectCard as Project } from '#content/entries.ts';
import { transitionName } from '#app/lib/transition-name.ts';
import { Cover } from '#app/ui/cover.tsx';
import { CutText } from '#app/ui/cut-text.tsx';
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
export function ProjectCard({ project, sizes, lead = false }: Props) {
  const year = project.date.slice(0, 4);
  return (
    <SkeletonCard seed={project.key} className={`${styles.project} ${lead ? styles.lead : ''}`}>
      <ViewTransition name={transitionName('project', project.key)} share="morph" default="none">
        <div className={styles.frame}>
          <Cover picture={project.cover} sizes={sizes} priority={lead} />
          {project.cover.pattern && (
            <p className={styles.label}>
              {project.place}, {year}
            </p>
          )}
        </div>
      </ViewTransition>
      <div className={styles.copy}>
        <h3>
          <Link to={href('/portfolio/:projectName', { projectName: project.key })} prefetch="intent">
            {project.name}
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
  );
}
