import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import type { ProjectCard } from '#content/entries.ts';
import { MarkedText } from '#components/ui/marked-text.tsx';
import { Picture } from '#components/ui/picture.tsx';
import '#components/ui/disclosure.css';
import '#components/ui/stitched.css';
import styles from './conditions.module.css';
import { uncroppedPicture } from './uncropped-picture.ts';

type Condition = { title: string; text: string };

type Props = {
  id: string;
  copy: { heading: string; lead: string; proof: { text: string }; items: Condition[]; more: { label: string; items: Condition[] } };
  /** Work of this kind. The pictures are decoration beside the names. */
  projects: ProjectCard[];
  /** The next step. */
  children: ReactNode;
};

/** The conditions of a kind of work: at the left the next step, at the right what was done before and the conditions. */
export function Conditions({ id, copy, projects, children }: Props) {
  return (
    <section id={id} className="section">
      <div className="container columns">
        <div className={`sticky stack ${styles.head}`}>
          <h2 className="title">{copy.heading}</h2>
          <p className="lead quiet">{copy.lead}</p>
          <p className="quiet">{copy.proof.text}</p>
          {children}
        </div>
        <div>
          <ul className={`cards ${styles.projects}`}>
            {projects.map(({ key, name, place, cover }) => (
              <li key={key}>
                <a href={paths.project(key)} className="small">
                  <Picture picture={uncroppedPicture(cover, '')} sizes="(width < 56.25em) 45vw, min(27vw, 470px)" />
                  <span className="stitched">
                    <MarkedText>{name}</MarkedText>, <MarkedText>{place}</MarkedText>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <ConditionList items={copy.items} />
          <details className={`disclosure ${styles.more}`}>
            <summary>{copy.more.label}</summary>
            <div>
              <ConditionList items={copy.more.items} />
            </div>
          </details>
        </div>
      </div>
    </section>
  );
}

function ConditionList({ items }: { items: Condition[] }) {
  return (
    <ul className={`cards ${styles.list}`}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="quiet card-text">{text}</p>
        </li>
      ))}
    </ul>
  );
}
