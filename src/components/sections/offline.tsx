import type { offline } from '#content/offline.ts';
import { Button } from '#components/ui/button.tsx';
import { hook } from '#lib/data-attributes.ts';

type Props = { copy: typeof offline; pages: readonly { name: string; link: string }[] };

/** The page for a visitor without a connection. src/scripts/offline-page.ts makes its button work, and lists those of `pages` that are kept. */
export function Offline({ copy, pages }: Props) {
  return (
    <section className="offline-page">
      <svg className="offline-thread" viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 45H640C690 45 700 8 735 20S745 78 790 70" />
        <path d="M900 45H1440" />
      </svg>
      <div className="container columns offline-columns">
        <div>
          <h1>{copy.heading}</h1>
          <p className="lead">{copy.text}</p>
          <Button variant="primary">{copy.tryAgain}</Button>
        </div>
        <div hidden {...hook('kept', '')}>
          <h2>{copy.kept}</h2>
          <ul>
            {pages.map(({ name, link }) => (
              <li key={link}>
                <a href={link}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
