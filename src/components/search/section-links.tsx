import type { ReactNode } from 'react';
import type { search } from '#content/search.ts';
import { groupPaths } from './group-paths.ts';

type Props = { copy: { heading: string; text: string }; names: typeof search.sectionLinks; children?: ReactNode };

/** Links to the four pages that list everything, for when the search cannot run. */
export function SectionLinks({ copy, names, children }: Props) {
  return (
    <section className="container columns-narrow section-links">
      <div>
        <h2>{copy.heading}</h2>
        <p className="quiet">{copy.text}</p>
        {children}
      </div>
      <ul>
        {(['services', 'blog', 'products', 'portfolio'] as const).map((list) => (
          <li key={list}>
            <a href={groupPaths[list]}>{names[list]}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
