import type { blog } from '#content/pages/blog.ts';
import type { PostStep as Step } from '#content/next-steps.ts';
import { requestLink } from '#lib/request-link.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import styles from './post-step.module.css';

type Props = { step: Step; copy: (typeof blog)['step'] };

/** The end of a post: the service that it is about, with its price, and where to ask about it. */
export function PostStep({ step: { name, link, price, request }, copy }: Props) {
  return (
    <div className={styles.step} lang="en">
      <p>
        {copy.line} <TextLink to={link}>{name}</TextLink>. {price}, {copy.vat}.
      </p>
      <ButtonLink variant="secondary" to={requestLink(request)}>
        {copy.ask}
      </ButtonLink>
    </div>
  );
}

/** The same in short beside the text, where there is room for it, until the end of the post comes into view. */
export function PostAside({ step: { name, price, request }, copy }: Props) {
  return (
    <p className={styles.aside}>
      <b>{name}</b> {price}, {copy.vat}
      <TextLink to={requestLink(request)}>{copy.ask}</TextLink>
    </p>
  );
}
