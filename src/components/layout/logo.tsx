import { paths } from '#lib/paths.ts';
import logo from '#assets/logo.svg?raw';
import { site } from '#content/site.ts';
import styles from './logo.module.css';

/** The logo and the company's name, as a link to the home page. */
export function Logo() {
  return (
    <a href={paths.home} className={styles.logo}>
      <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
      <span>{site.name}</span>
    </a>
  );
}
