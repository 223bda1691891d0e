import { ToolLabel } from './tool-label.tsx';
import styles from './tool-grid.module.css';

type Props = {
  title: string;
  intro?: string | undefined;
  /** Each with texts about its use. */
  tools: { name: string; texts: string[] }[];
};

/** A grid of tools with their labels. The heading takes as many cells as the tools leave free, so the last row has no gap. */
export function ToolGrid({ title, intro, tools }: Props) {
  const headingSpan = (columns: number) => columns - (tools.length % columns);
  return (
    <div className={`container ${styles.grid}`} style={{ '--heading-span-2': headingSpan(2), '--heading-span-4': headingSpan(4) }}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      <ul>
        {tools.map(({ name, texts }) => (
          <li key={name}>
            <h3>
              <ToolLabel tool={name} />
            </h3>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
