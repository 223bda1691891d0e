import portraitA from '#assets/woven/portrait-a.svg?no-inline';
import portraitB from '#assets/woven/portrait-b.svg?no-inline';
import { starMaximum } from '#content/constants.ts';
import type { Testimonial } from '#content/schemas/testimonials.ts';
import * as durations from '#content/durations.ts';
import { paths } from '#lib/paths.ts';
import { Carousel, type CarouselCopy } from '#components/ui/carousel.tsx';
import { MarkedText } from '#components/ui/marked-text.tsx';
import { Stars } from '#components/ui/stars.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import styles from './testimonials.module.css';

const portraits = { a: portraitA, b: portraitB };

type Props = {
  heading: string;
  testimonials: Testimonial[];
  /** The names of the projects that have a page. */
  projects: readonly string[];
  /** Before the name of the project that a testimonial is about. */
  readCase: string;
  carousel: CarouselCopy;
  outOf: string;
};

/** What clients say, each with a link to the project that it is about. */
export function Testimonials({ heading, testimonials, projects, readCase, carousel, outOf }: Props) {
  return (
    <section className="section flush">
      <div className="container">
        <Carousel
          label={heading}
          header={<h2>{heading}</h2>}
          interval={durations.testimonialsAutoplay}
          copy={carousel}
          className={styles.carousel}
        >
          {testimonials.map(({ name, profession, text, image, rating, project }) => (
            <figure key={name} className={styles.testimonial} data-print="flow">
              <img src={portraits[image]} width="24" height="24" alt="" loading="lazy" data-portrait={image} />
              <blockquote className="quote">
                <MarkedText>{text}</MarkedText>
              </blockquote>
              <figcaption className={`cluster apart small quiet ${styles.caption}`}>
                <p>
                  <b>
                    <MarkedText>{name}</MarkedText>
                  </b>
                  <MarkedText>{profession}</MarkedText>
                </p>
                <Stars value={rating} maximum={starMaximum} copy={`${outOf} ${starMaximum}`} />
                {project !== undefined && projects.includes(project) && (
                  <span className={styles.case}>
                    <TextLink to={paths.project(project)}>
                      <span>
                        {readCase} <MarkedText>{project}</MarkedText>
                      </span>
                    </TextLink>
                  </span>
                )}
              </figcaption>
            </figure>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
