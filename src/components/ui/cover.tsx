import { Picture, type PictureProps } from './picture.tsx';

/**
 * An entry's picture, which fills a frame of any shape. A woven picture is not enlarged, so that its cells have the same size
 * everywhere in a view: a larger frame shows more of it. The parent must be positioned; it may set `--cover-position` to the
 * part of the picture that stays visible. Whose page shows it imports cover.css: the search brings it with its own styles.
 */
export function Cover({ picture, ...props }: PictureProps) {
  const { pattern } = picture;
  return (
    <span className={pattern ? 'cover-pattern' : 'cover-picture'} style={{ '--cover-focus': picture.focus }}>
      <Picture picture={pattern ? { ...pattern, alt: '' } : picture} {...props} />
    </span>
  );
}
