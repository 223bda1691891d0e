import type { Theme } from '#content/schemas/product.ts';
import { Cover } from '#components/ui/cover.tsx';
import type { PictureOf } from './fallback-picture.ts';
import '#components/ui/one-link.css';
import '#components/ui/cover.css';
import styles from './themes.module.css';

type Props = { title: string; themes: Theme[]; pictureOf: PictureOf };

/** The themes in two columns. The heading is above the second theme, which therefore begins lower. */
export function Themes({ title, themes, pictureOf }: Props) {
  return (
    <section className={`section ${styles.section}`}>
      <div className={`container ${styles.row}`}>
        <h2>{title}</h2>
        {themes.map(({ themeImg, themeName, themeLink }) => (
          <article key={themeName} className={styles.theme}>
            <div className={`frame ${styles.frame}`}>
              <Cover picture={pictureOf(themeImg)} sizes="(width < 48em) 94vw, min(45vw, 585px)" />
            </div>
            <h3>{themeLink ? <a href={themeLink}>{themeName}</a> : themeName}</h3>
          </article>
        ))}
      </div>
    </section>
  );
}
