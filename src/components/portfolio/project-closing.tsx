import type { ProjectPage } from '#content/entries.ts';
import { starMaximum } from '#content/constants.ts';
import { layout, type portfolio } from '#content/records.ts';
import { projectOfferId } from '#content/offer-id.ts';
import type { Testimonial } from '#content/schemas/testimonials.ts';
import { offerLink } from '#lib/offer-link.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { MarkedText } from '#components/ui/marked-text.tsx';
import { Stars } from '#components/ui/stars.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import '#components/ui/bands.css';
import styles from './project-closing.module.css';

type Props = {
  project: ProjectPage;
  copy: (typeof portfolio)['closing'];
  testimonial: Testimonial | undefined;
};

/** The address of the form that knows which project the visitor has read. */
export function projectOfferLink({ slug }: Pick<ProjectPage, 'slug'>): string {
  return offerLink(projectOfferId(slug));
}

/** After a project's text: the client's sentence, what such a project costs and how long it takes, and the link to its form. */
export function ProjectClosing({ project, copy, testimonial }: Props) {
  const { name, price, time, service, link } = project.example;
  return (
    <section className={`dark-ground ${styles.closing}`} aria-label={copy.label}>
      <div className={`container columns ${styles.row}`}>
        {testimonial && (
          <figure className={styles.quote}>
            <blockquote className="quote">
              <MarkedText>{testimonial.text}</MarkedText>
            </blockquote>
            <figcaption className="cluster apart quiet small">
              <span>
                <b>
                  <MarkedText>{testimonial.name}</MarkedText>
                </b>
                , <MarkedText>{testimonial.profession}</MarkedText>
              </span>
              <Stars value={testimonial.rating} maximum={starMaximum} copy={`${layout.rating.outOf} ${starMaximum}`} />
            </figcaption>
          </figure>
        )}
        <div className={`quiet ${styles.offer}`}>
          <h2>{name}</h2>
          <p className={`lead ${styles.price}`}>{price}</p>
          <p>
            {time}, {copy.vat}
          </p>
          <p className={`cluster ${styles.actions}`}>
            <ButtonLink variant="primary" to={projectOfferLink(project)}>
              {copy.ask}
            </ButtonLink>
            <TextLink to={link}>
              {copy.see} {service}
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}
