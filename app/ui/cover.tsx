import type { Picture as PictureData } from '#content/entries.ts';
import styles from './cover.module.css';
import { Picture } from './picture.tsx';

type Props = { picture: PictureData; sizes: string; priority?: boolean };

/**
 * An entry's picture in a frame of any shape, which it fills. A woven one is not enlarged: the cells of a cloth are alike
 * everywhere in a view, so a larger frame shows more of it. The frame is positioned and clips; it may set `--cover-at` to
 * the part of the picture that it keeps.
 */
export function Cover({ picture, sizes, priority = false }: Props) {
  const { pattern } = picture;
  return (
    <span className={pattern ? styles.pattern : styles.picture} data-focus={picture.focus}>
      <Picture picture={pattern ? { ...pattern, alt: '' } : picture} sizes={sizes} priority={priority} />
    </span>
  );
}
