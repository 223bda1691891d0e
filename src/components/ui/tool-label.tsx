import { toolLabels } from '#assets/woven/tool-labels.ts';
import styles from './tool-label.module.css';

/** A tool's woven label, with the name as text for assistive technology. A tool without a label is its name only. */
export function ToolLabel({ tool }: { tool: string }) {
  const label = toolLabels[tool];
  if (!label) return tool;
  const { cells, src } = label;
  return (
    <>
      <img
        className={styles.label}
        style={{ '--cells': cells }}
        src={src}
        width={cells * 3}
        height="51"
        alt=""
        loading="lazy"
        decoding="async"
      />
      <span className="visually-hidden">{tool}</span>
    </>
  );
}
