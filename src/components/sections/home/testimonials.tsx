import portraitA from '#assets/woven/portrait-a.svg?no-inline';
import portraitB from '#assets/woven/portrait-b.svg?no-inline';
import { starMaximum } from '#content/constants.ts';
import * as times from '#content/times.ts';
import type { Testimonial } from '#content/schema.ts';
import { Carousel, type CarouselCopy } from '#components/ui/carousel.tsx';
import { MarkedText } from '#components/ui/marked-text.tsx';
import { Stars } from '#components/ui/stars.tsx';
import styles from './testimonials.module.css';

const portraits = { a: portraitA, b: portraitB };

type Props = { heading: string; testimonials: Testimonial[]; carousel: CarouselCopy; outOf: string };

export function Testimonials({ heading, testimonials, carousel, outOf }: Props) {
  return (
    <section className={`section ${styles.testimonials}`}>
      <div className="container">
        <Carousel
          label={heading}
          header={<h2>{heading}</h2>}
          interval={times.testimonialsAutoplay}
          copy={carousel}
          className={styles.carousel}
        >
          {testimonials.map(({ name, profession, text, image, rating }) => (
            <figure key={name} className={styles.testimonial}>
              <img src={portraits[image]} width="24" height="24" alt="" loading="lazy" data-portrait={image} />
              <blockquote>
                <MarkedText>{text}</MarkedText>
              </blockquote>
              <figcaption>
                <p>
                  <b>
                    <MarkedText>{name}</MarkedText>
                  </b>
                  <MarkedText>{profession}</MarkedText>
                </p>
                <Stars value={rating} maximum={starMaximum} copy={`${outOf} ${starMaximum}`} />
              </figcaption>
            </figure>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
