import { href } from 'react-router';
import { builtMarkup } from '#app/lib/built-markup.ts';
import mark from '#generated/woven/mark.svg?raw';
import { site } from '#content/site.ts';
import { Link } from '#app/ui/link.tsx';
import styles from './logo.module.css';

/** The logo and the company's name, as a link to the home page. */
export function Logo() {
  return (
    <Link to={href('/')} className={styles.logo}>
      <span dangerouslySetInnerHTML={builtMarkup(mark)} />
      <span>{site.name}</span>
    </Link>
  );
}
