import { paths } from '#lib/paths.ts';
import { cuts } from '#content/constants.ts';
import type { ProjectCard as Project } from '#content/entries.ts';
import { Cover } from '#components/ui/cover.tsx';
import { CutText } from '#components/ui/cut-text.tsx';
import { MarkedText } from '#components/ui/marked-text.tsx';
import { PictureCard } from '#components/ui/picture-card.tsx';
import '#components/ui/one-link.css';
import '#components/ui/cover.css';
import '#components/ui/stitched.css';
import styles from './project-card.module.css';

type Props = {
  project: Project;
  /** The `sizes` attribute of its picture. */
  sizes: string;
  /** The first card of a list: its text is beside the picture. */
  lead?: boolean;
  /** Shows its first figure below its text. */
  withFigure?: boolean;
};

/** A project's card; the whole card is the link. Without a screenshot it shows a woven pattern with a label. */
export function ProjectCard({ project, sizes, lead = false, withFigure = false }: Props) {
  const year = project.date.slice(0, 4);
  return (
    <PictureCard seed={project.key} className={`one-link ${lead ? styles.lead : styles.project}`}>
      <div className={`frame ${styles.picture}`}>
        <Cover picture={project.cover} sizes={sizes} small={!lead} priority={lead} />
        {project.cover.pattern && (
          <p className={`label ${styles.label}`}>
            <MarkedText>{project.place}</MarkedText>, {year}
          </p>
        )}
      </div>
      <div className={styles.copy}>
        <h3>
          <a href={paths.project(project.key)} className="stitched">
            <MarkedText>{project.name}</MarkedText>
          </a>
        </h3>
        <p className={`quiet ${lead ? 'lead' : 'card-text'}`}>
          <CutText text={project.description} rule={cuts.projectDescription} />
        </p>
        <p className={`quiet small ${styles.meta}`}>
          {project.category}, <time dateTime={project.date}>{year}</time>
        </p>
        {withFigure && project.figure && (
          <p className={`quiet small ${styles.figure}`}>
            <b className="display">
              <MarkedText>{project.figure.value}</MarkedText>
            </b>{' '}
            <MarkedText>{project.figure.label}</MarkedText>
          </p>
        )}
      </div>
    </PictureCard>
  );
}
