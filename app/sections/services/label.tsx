import { labels } from '#generated/woven/labels.ts';
import styles from './label.module.css';

/** A tool's woven label, with its name as text for those who do not see it. */
export function Label({ tool }: { tool: string }) {
  const label = labels[tool];
  if (!label) return tool;
  return (
    <>
      <img
        className={styles.label}
        style={{ '--cells': label.cells }}
        src={label.src}
        width={label.cells * 4}
        height="68"
        alt=""
        loading="lazy"
        decoding="async"
      />
      <span className="sr">{tool}</span>
    </>
  );
}
