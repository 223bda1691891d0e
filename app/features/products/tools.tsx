import { labels } from '#generated/woven/labels.ts';
import type { Tool } from '#content/schema.ts';
import styles from './tools.module.css';

type Props = { title: string; intro: string; tools: Tool[] };

/** A grid without a gap at its end: the heading takes what the tools leave of the cells. */
export function Tools({ title, intro, tools }: Props) {
  const left = (columns: number) => columns - (tools.length % columns);
  return (
    <section className="section">
      <div className={`wrap ${styles.cells}`} style={{ '--in-2': left(2), '--in-3': left(3), '--in-4': left(4) }}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <p>{intro}</p>
        </div>
        {tools.map(({ name, description }) => (
          <article key={name} className={styles.tool}>
            <h3>
              <Label name={name} />
            </h3>
            <p>{description}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

/** A tool's woven label, with its name as text for those who do not see it. */
function Label({ name }: { name: string }) {
  const label = labels[name];
  if (!label) return name;
  return (
    <>
      <img src={label.src} width={label.cells * 3} height="51" alt="" loading="lazy" decoding="async" />
      <span className="sr">{name}</span>
    </>
  );
}
