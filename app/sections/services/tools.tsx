import type { Technology } from '#content/schema.ts';
import { Tools as Grid } from '#app/ui/tools.tsx';
import styles from './tools.module.css';

type Props = { words: { title: string; intro?: string; items: Technology[] } };

/** The tools of a service on the tinted ground, between two plain sections. */
export function Tools({ words: { title, intro, items } }: Props) {
  return (
    <section className={`section ${styles.tools}`} data-tinted>
      <Grid title={title} intro={intro} tools={items.map(({ name, benefit }) => ({ name, texts: benefit }))} />
    </section>
  );
}
