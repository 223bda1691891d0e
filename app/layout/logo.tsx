import { Link } from 'react-router';
import mark from '#generated/woven/mark.svg?raw';
import { site } from '#content/site.ts';
import styles from './logo.module.css';

/** The mark and the name. Where it leads is always the home page. */
export function Logo() {
  return (
    <Link to="/" className={styles.logo}>
      <span dangerouslySetInnerHTML={{ __html: mark }} />
      <span>{site.name}</span>
    </Link>
  );
}
