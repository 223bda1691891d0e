import { paths } from '#lib/paths.ts';
import mark from '#assets/woven/mark.svg?raw';
import { site } from '#content/site.ts';
import styles from './logo.module.css';

/** The logo and the company's name, as a link to the home page. */
export function Logo() {
  return (
    <a href={paths.home} className={styles.logo}>
      <span dangerouslySetInnerHTML={{ __html: mark }} />
      <span>{site.name}</span>
    </a>
  );
}
