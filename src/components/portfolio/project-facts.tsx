import type { ProjectPage } from '#content/entries.ts';
import type { portfolio } from '#content/records.ts';
import { longDate } from '#lib/dates.ts';
import { MarkedText } from '#components/ui/marked-text.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import { projectOfferLink } from './project-closing.tsx';
import styles from './project-facts.module.css';

type Props = { project: ProjectPage; copy: Pick<typeof portfolio, 'labels' | 'closing'> };

/** Beside a project's text: its facts, what such a project costs, and the link to its form. */
export function ProjectFacts({ project, copy: { labels, closing } }: Props) {
  const { name, price } = project.example;
  return (
    <div className="sticky">
      <dl className={`cards ${styles.facts}`}>
        <div>
          <dt className="quiet small">{labels.category}</dt>
          <dd>
            <TextLink to={project.categoryLink}>{project.category}</TextLink>
          </dd>
        </div>
        <div>
          <dt className="quiet small">{labels.published}</dt>
          <dd>
            <time dateTime={project.date}>{longDate(project.date)}</time>
          </dd>
        </div>
        {project.updated && (
          <div>
            <dt className="quiet small">{labels.updated}</dt>
            <dd>
              <time dateTime={project.updated}>{longDate(project.updated)}</time>
            </dd>
          </div>
        )}
        <div>
          <dt className="quiet small">{labels.place}</dt>
          <dd>
            <MarkedText>{project.place}</MarkedText>
          </dd>
        </div>
        <div>
          <dt className="quiet small">{labels.time}</dt>
          <dd>
            <MarkedText>{project.duration}</MarkedText>
          </dd>
        </div>
        <div>
          <dt className="quiet small">{labels.tools}</dt>
          <dd>
            <MarkedText>{project.tools.join(', ')}</MarkedText>
          </dd>
        </div>
      </dl>
      <p className={`quiet small ${styles.offer}`}>
        {name}: <b>{price}</b>, {closing.vat} <TextLink to={projectOfferLink(project)}>{closing.ask}</TextLink>
      </p>
    </div>
  );
}
