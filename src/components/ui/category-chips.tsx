import type { GlyphName } from '#content/icons.ts';
import { Carousel, type CarouselCopy } from './carousel.tsx';
import styles from './category-chips.module.css';
import { Glyph } from './glyph.tsx';

type Props = {
  label: string;
  categories: readonly string[];
  /** The woven glyph beside each category's name, in lists that have glyphs. */
  glyphs?: Readonly<Record<string, GlyphName>> | undefined;
  interval: number;
  copy: CarouselCopy;
};

/**
 * Categories as chips in a carousel: two in view, three from 1024 px, four from 1280 px (specification section 9). The chosen one
 * has a border. They are native, so that a press counts that comes before the list's script (src/scripts/filtered-list.ts).
 */
export function CategoryChips({ label, categories, glyphs, interval, copy }: Props) {
  return (
    <Carousel label={label} interval={interval} copy={copy} className={styles.chips}>
      {categories.map((category) => (
        <label key={category} className={styles.chip}>
          <input type="checkbox" name="category" value={category} />
          {glyphs?.[category] && <Glyph name={glyphs[category]} />}
          {category}
        </label>
      ))}
    </Carousel>
  );
}
