import portrait from '#assets/woven/founder.svg?no-inline';
import type { about, social } from '#content/records.ts';
import { TextLink } from '#components/ui/text-link.tsx';
import styles from './founder.module.css';

type Props = { copy: (typeof about)['founder']; social: typeof social; company: string };

/** The founder: a woven portrait, a quote, and some of the company's social links. */
export function Founder({ copy, social, company }: Props) {
  const founderLinks = social.filter(({ icon }) => copy.social.some((name) => name === icon));
  return (
    <section className="section">
      <div className={`container columns-narrow ${styles.row}`}>
        <figure>
          <img src={portrait} width="48" height="56" alt={copy.imageAlt} loading="lazy" decoding="async" />
        </figure>
        <div>
          <blockquote>{copy.quote}</blockquote>
          <h2>{copy.name}</h2>
          <p className={`quiet ${styles.role}`}>{copy.role}</p>
          <p className="measure">{copy.text}</p>
          <ul className={`cluster ${styles.social}`}>
            {founderLinks.map(({ name, link }) => (
              <li key={name}>
                <TextLink to={link}>
                  <span>
                    {name}
                    <span className="visually-hidden">: {company}</span>
                  </span>
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
