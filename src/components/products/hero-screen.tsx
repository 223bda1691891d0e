import type { Picture } from '#content/entries.ts';

type Props = {
  picture: Picture;
  /** A part of it, in which the letters stay legible on a phone. */
  narrow: Picture;
  sizes: string;
  priority: boolean;
};

/** A screen of the product, of which a phone shows a part. */
export function HeroScreen({ picture, narrow, sizes, priority }: Props) {
  const { src, width, height, alt, avif } = picture;
  const onPhone = { media: '(width < 40em)', width: narrow.width, height: narrow.height, sizes: '100vw' };
  return (
    <picture>
      <source {...onPhone} type="image/avif" srcSet={narrow.avif} />
      <source {...onPhone} srcSet={narrow.src} />
      <source type="image/avif" srcSet={avif} sizes={sizes} />
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
