import { ViewTransition } from 'react';
import { href, Link } from 'react-router';
import type { ProjectPage } from '#content/entries.ts';
import type { portfolio } from '#content/pages/portfolio.ts';
import { longDate } from '#app/lib/dates.ts';
import { transitionName } from '#app/lib/transition-name.ts';
import { Cover } from '#app/ui/cover.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './project-detail.module.css';

type Props = { project: ProjectPage; copy: typeof portfolio };

/** A project: a header in the client's colours, the screenshot across its lower edge, facts, text and figures, and a link to the next project. */
export function ProjectDetail({ project, copy }: Props) {
  const { colours, border, detail, next } = project;
  return (
    <article className={styles.project}>
      <header className={styles.header} style={{ background: colours.ground, color: colours.ink }}>
        <div className={`container ${styles.title}`}>
          <TextLink to={href('/portfolio')}>{copy.all}</TextLink>
          <h1>{project.name}</h1>
          <p className="lead">{project.title}</p>
        </div>
        <div className={styles.border} style={{ backgroundImage: `url("${border}")` }} />
      </header>
      <div className={`container ${styles.screen}`} style={{ '--outline-colour': colours.ink }}>
        <ViewTransition name={transitionName('project', project.key)} share="morph" default="none">
          <div className={styles.frame}>
            <Cover picture={project.cover} sizes="(max-width: 1280px) 94vw, 1200px" priority />
          </div>
        </ViewTransition>
      </div>
      <div className={`container ${styles.body}`}>
        <Facts project={project} copy={copy} />
        <div>
          <p className={styles.description}>{project.description}</p>
          <Prose html={project.body} className={styles.prose} />
        </div>
        <section className={styles.figures} aria-label={copy.figures}>
          {project.figures.map(({ value, label }) => (
            <p key={label}>
              <b>{value}</b> {label}
            </p>
          ))}
        </section>
        {detail && (
          <figure className={styles.detail}>
            <Picture picture={detail} sizes="(max-width: 900px) 100vw, 75vw" />
          </figure>
        )}
      </div>
      {next && next.key !== project.key && (
        <div className={`container ${styles.next}`}>
          <div>
            <p>{copy.next}</p>
            <Link to={href('/portfolio/:projectName', { projectName: next.key })} prefetch="intent">
              {next.key}
            </Link>
            <p>{next.title}</p>
          </div>
          <ViewTransition name={transitionName('project', next.key)} share="morph" default="none">
            <div className={styles.preview}>
              <Cover picture={next.cover} sizes="(max-width: 760px) 92vw, 690px" />
            </div>
          </ViewTransition>
        </div>
      )}
    </article>
  );
}

function Facts({ project, copy: { labels } }: Props) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{labels.category}</dt>
        <dd>{project.category}</dd>
      </div>
      <div>
        <dt>{labels.published}</dt>
        <dd>
          <time dateTime={project.date}>{longDate(project.date)}</time>
        </dd>
      </div>
      <div>
        <dt>{labels.place}</dt>
        <dd>{project.place}</dd>
      </div>
      <div>
        <dt>{labels.time}</dt>
        <dd>{project.duration}</dd>
      </div>
      <div>
        <dt>{labels.tools}</dt>
        <dd>{project.tools.join(', ')}</dd>
      </div>
    </dl>
  );
}
