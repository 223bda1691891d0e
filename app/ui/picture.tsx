import type { Picture as PictureData } from '#content/entries.ts';

type Props = {
  picture: PictureData;
  /** How wide it stands on the page, as the `sizes` attribute says it. */
  sizes: string;
  /** The one picture of the first view is fetched early; the others wait until they come near. */
  priority?: boolean;
};

/** A picture with its measures, in the newest format and the width that the visitor's screen needs. */
export function Picture({ picture, sizes, priority = false }: Props) {
  const { src, width, height, alt, avif } = picture;
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
