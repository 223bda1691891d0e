import { ToolLabel } from './tool-label.tsx';
import styles from './tool-grid.module.css';

type Props = {
  title: string;
  intro?: string | undefined;
  /** Each with texts about its use. */
  tools: { name: string; texts: string[] }[];
};

/** Four or five in a row, whichever leaves fewer gaps in the last one. */
function columnsFor(count: number): number {
  const gaps = (columns: number) => (columns - (count % columns)) % columns;
  return gaps(5) < gaps(4) ? 5 : 4;
}

/** A head, then a grid of tools with their labels. On a phone each is one line: its label, and the first text about it. */
export function ToolGrid({ title, intro, tools }: Props) {
  return (
    <div className="container">
      <div className={`head ${styles.heading}`}>
        <h2 className="title">{title}</h2>
        {intro && <p className="quiet">{intro}</p>}
      </div>
      <ul className={styles.grid} style={{ '--columns': columnsFor(tools.length) }}>
        {tools.map(({ name, texts }) => (
          <li key={name}>
            <h3>
              <ToolLabel tool={name} />
            </h3>
            {texts.map((text) => (
              <p key={text} className="quiet card-text">
                {text}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
