import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import type { ProjectPage } from '#content/entries.ts';
import type { portfolio } from '#content/records.ts';
import type { Testimonial } from '#content/schemas/testimonials.ts';
import { Cover } from '#components/ui/cover.tsx';
import { MarkedText } from '#components/ui/marked-text.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { ProjectClosing } from './project-closing.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import '#components/ui/one-link.css';
import '#components/ui/cover.css';
import styles from './project-detail.module.css';

type Props = {
  project: ProjectPage;
  copy: typeof portfolio;
  /** What the client says of it. */
  testimonial: Testimonial | undefined;
  /** The text. */
  children: ReactNode;
};

/** A project: a header in the client's colours, the screenshot across its lower edge, facts, text and figures, what such a thing costs, and a link to the next project. */
export function ProjectDetail({ project, copy, testimonial, children }: Props) {
  const { colours, border, detail, next, language } = project;
  return (
    <article className={styles.project}>
      <header className={styles.header} style={{ background: colours.ground, color: colours.ink }}>
        <div className="container">
          <TextLink to={paths.portfolio}>{copy.all}</TextLink>
          <div className={`head ${styles.title}`}>
            <h1 lang={language}>
              <MarkedText>{project.name}</MarkedText>
            </h1>
            <p className="lead" lang={language}>
              <MarkedText>{project.title}</MarkedText>
            </p>
          </div>
        </div>
        <div className={styles.border} style={{ backgroundImage: `url("${border}")` }} />
      </header>
      <div className={`container ${styles.screen}`} style={{ '--outline-colour': colours.ink }}>
        <div className={`frame ${styles.picture}`}>
          <Cover picture={project.cover} sizes="min(94vw, 1200px)" priority />
        </div>
      </div>
      <div className={`container ${styles.body}`}>
        <ProjectFacts project={project} copy={copy} />
        <div lang={language}>
          <p className={`lead ${styles.description}`}>
            <MarkedText>{project.description}</MarkedText>
          </p>
          {children}
        </div>
        <section className={`sticky ${styles.figures}`} aria-label={copy.figures}>
          {project.figures.map(({ value, label }) => (
            <p key={label} className="quiet small" lang={language}>
              <b className="display">
                <MarkedText>{value}</MarkedText>
              </b>{' '}
              <MarkedText>{label}</MarkedText>
            </p>
          ))}
        </section>
        {detail && (
          <figure className={styles.detail}>
            <Picture picture={detail} sizes="(width < 56.25em) 100vw, 75vw" />
          </figure>
        )}
      </div>
      <ProjectClosing project={project} copy={copy.closing} testimonial={testimonial} />
      {next && next.key !== project.key && (
        <section className={`container one-link ${styles.next}`}>
          <div className="stack">
            <p className="quiet">{copy.next}</p>
            <a className="display" href={paths.project(next.key)}>
              <MarkedText>{next.key}</MarkedText>
            </a>
            <p className="quiet">
              <MarkedText>{next.title}</MarkedText>
            </p>
          </div>
          <div className={`frame ${styles.preview}`}>
            <Cover picture={next.cover} small sizes="(width < 48em) 92vw, min(52vw, 690px)" />
          </div>
        </section>
      )}
    </article>
  );
}
