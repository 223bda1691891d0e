import { Link } from 'react-router';
import type { search } from '#content/pages/search.ts';
import { addresses } from './addresses.ts';
import styles from './lists.module.css';

type Props = { words: { heading: string; text: string }; names: typeof search.lists };

/** Where everything stands that a search would find, for when there can be none. */
export function Lists({ words, names }: Props) {
  return (
    <section className={`wrap ${styles.lists}`}>
      <div>
        <h2>{words.heading}</h2>
        <p>{words.text}</p>
      </div>
      <ul>
        {(['services', 'blog', 'products', 'portfolio'] as const).map((list) => (
          <li key={list}>
            <Link to={addresses[list]} prefetch="intent">
              {names[list]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
