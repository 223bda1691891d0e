import { paths } from '#lib/paths.ts';
import type { thankYou } from '#content/records.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import styles from './thank-you.module.css';

/** The message after a form was sent without JavaScript. */
export function ThankYou({ copy }: { copy: typeof thankYou }) {
  return (
    <div className={`stack ${styles.thankYou}`}>
      <h1>{copy.heading}</h1>
      <p className="lead quiet">{copy.text}</p>
      <ButtonLink variant="primary" to={paths.portfolio}>
        {copy.next}
      </ButtonLink>
      <TextLink to={paths.home}>{copy.home}</TextLink>
    </div>
  );
}
