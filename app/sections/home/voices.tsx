import portraitA from '#generated/woven/portrait-a.svg?no-inline';
import portraitB from '#generated/woven/portrait-b.svg?no-inline';
import { starMaximum, times } from '#content/constants.ts';
import type { Testimonial } from '#content/schema.ts';
import { Carousel, type CarouselWords } from '#app/ui/carousel.tsx';
import { Stars } from '#app/ui/stars.tsx';
import styles from './voices.module.css';

const portraits = { a: portraitA, b: portraitB };

type Props = { heading: string; testimonials: Testimonial[]; carousel: CarouselWords; outOf: string };

/** What customers say, at the size of headings. */
export function Voices({ heading, testimonials, carousel, outOf }: Props) {
  return (
    <section className={`section ${styles.voices}`}>
      <div className="wrap">
        <Carousel
          label={heading}
          header={<h2>{heading}</h2>}
          interval={times.testimonialsAutoplay}
          words={carousel}
          className={styles.carousel}
        >
          {testimonials.map(({ name, profession, text, image, rating }) => (
            <figure key={name} className={styles.voice}>
              <img src={portraits[image]} width="24" height="24" alt="" loading="lazy" data-who={image} />
              <blockquote>{text}</blockquote>
              <figcaption>
                <p>
                  <b>{name}</b>
                  {profession}
                </p>
                <Stars value={rating} maximum={starMaximum} words={`${outOf} ${starMaximum}`} />
              </figcaption>
            </figure>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
