import { ToolLabel } from './tool-label.tsx';
import styles from './tool-grid.module.css';

type Props = {
  title: string;
  /** None where the title says it all. */
  intro?: string | undefined;
  /** Each with what it is good for. */
  tools: { name: string; texts: string[] }[];
};

/** Every garment names its maker on the label. A grid without a gap at its end: the heading takes what the tools leave of the cells. */
export function ToolGrid({ title, intro, tools }: Props) {
  const left = (columns: number) => columns - (tools.length % columns);
  return (
    <div className={`container ${styles.grid}`} style={{ '--in-2': left(2), '--in-4': left(4) }}>
      <div className={styles.head}>
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
