import styles from './tool-label.module.css';
import { wovenPicture } from './woven-picture.ts';

/** A tool's woven label, with the name as text for assistive technology. A tool without a label is its name only. */
export function ToolLabel({ tool }: { tool: string }) {
  const label = wovenPicture(`label-${tool.toLowerCase().replaceAll(' ', '-')}`);
  if (!label) return tool;
  const { src, width, height } = label;
  return (
    <>
      <img
        className={styles.label}
        style={{ '--cells': width }}
        src={src}
        width={3 * width}
        height={3 * height}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <span className="visually-hidden">{tool}</span>
    </>
  );
}
