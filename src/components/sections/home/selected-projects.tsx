import { paths } from '#lib/paths.ts';
import type { ProjectCard } from '#content/entries.ts';
import { MarkedText } from '#components/ui/marked-text.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import '#components/ui/one-link.css';
import '#components/ui/stitched.css';
import styles from './selected-projects.module.css';

type Props = { copy: { heading: string; link: string }; projects: ProjectCard[] };

/** One large project, then two side by side whose pictures end at the same height. `sizes` includes the parts that `object-fit` cuts off. */
export function SelectedProjects({ copy, projects: [lead, ...pair] }: Props) {
  return (
    <section className="section tinted">
      <div className="container">
        <header className="cluster apart section-head">
          <h2>{copy.heading}</h2>
          <TextLink to={paths.portfolio}>{copy.link}</TextLink>
        </header>
        {lead && <Project project={lead} sizes="(width < 40em) 120vw, min(94vw, 1200px)" />}
        <div className={styles.pair}>
          {pair.map((project, i) => (
            <Project
              key={project.key}
              project={project}
              sizes={i === 0 ? '(width < 40em) 94vw, min(54vw, 690px)' : '(width < 40em) 150vw, min(60vw, 770px)'}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function Project({ project, sizes }: { project: ProjectCard; sizes: string }) {
  return (
    <article className={`one-link ${styles.project}`}>
      <div className={`frame ${styles.picture}`}>
        <Picture picture={project.cover} sizes={sizes} />
      </div>
      <div className={styles.caption}>
        <h3>
          <a href={paths.project(project.key)} className="stitched">
            <MarkedText>{project.name}</MarkedText>: <MarkedText>{project.title}</MarkedText>
          </a>
        </h3>
        <p className="quiet small">
          {project.category}, {project.date.slice(0, 4)}
        </p>
        <p className="quiet card-text">
          <MarkedText>{project.description}</MarkedText>
        </p>
      </div>
    </article>
  );
}
