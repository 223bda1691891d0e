import type { blog } from '#content/pages/blog.ts';
import type { PostStep as Step } from '#content/next-steps.ts';
import { paths } from '#lib/paths.ts';
import { TextLink } from '#components/ui/text-link.tsx';
import styles from './post-step.module.css';

type Props = { step: Step; copy: (typeof blog)['step'] };

/** One line at the end of a post: the service that it is about, with its price. */
export function PostStep({ step: { name, link, price }, copy }: Props) {
  return (
    <p className={styles.step} lang="en">
      {copy.line} <TextLink to={link}>{name}</TextLink>. {price}, {copy.vat}.
    </p>
  );
}

/** The same in short beside the text, where there is room for it. */
export function PostAside({ step: { name, price }, copy }: Props) {
  return (
    <p className={styles.aside}>
      <b>{name}</b> {price}, {copy.vat}
      <TextLink to={paths.contact}>{copy.ask}</TextLink>
    </p>
  );
}
