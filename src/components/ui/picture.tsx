import { isBangla } from '#lib/split-bangla.ts';
import type { Picture as PictureData } from '#content/entries.ts';

export type PictureProps = {
  picture: PictureData;
  /** Its width on the page, as a value of the `sizes` attribute. */
  sizes: string;
  /** Whether its frame is as small in a wide window as on a phone. Windows of up to two columns then show the phone's part too. */
  small?: boolean;
  /** For the one picture above the fold, which loads early. The others are lazy. */
  priority?: boolean;
};

/** A picture with its width and height. The browser chooses the format and the size that it needs, and on a phone the part of it. */
export function Picture({ picture, sizes, small = false, priority = false }: PictureProps) {
  const { src, width, height, alt, avif, phone } = picture;
  return (
    <picture>
      {phone && <source type="image/avif" media={`(width < ${small ? 56.25 : 40}em)`} srcSet={phone} sizes={sizes} width="5" height="4" />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        lang={isBangla(alt) ? 'bn' : undefined}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
