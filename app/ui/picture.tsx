import type { Picture as PictureData } from '#content/entries.ts';

type Props = {
  picture: PictureData;
  /** Its width on the page, as a value of the `sizes` attribute. */
  sizes: string;
  /** For the one picture above the fold, which loads early. The others are lazy. */
  priority?: boolean;
};

/** A picture with its width and height. The browser chooses the format and the size that it needs. */
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
