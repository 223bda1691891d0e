import type { GlyphName } from '#content/icons.ts';
import { Carousel, type CarouselCopy } from './carousel.tsx';
import styles from './category-chips.module.css';
import { Glyph } from './glyph.tsx';

type Props<Category extends string> = {
  label: string;
  categories: readonly Category[];
  /** The woven glyph beside each category's name, in lists that have glyphs. */
  glyphs?: Readonly<Record<Category, GlyphName>>;
  selected: string | null;
  /** Gets `null` when the selected category is pressed again. */
  onSelect: (category: Category | null) => void;
  interval: number;
  copy: CarouselCopy;
};

/**
 * Categories as chips in a carousel: two in view, three from 1024 px, four from 1280 px (specification section 9). The
 * selected one has a border and stays in view, so that nobody takes a part of the list for all of it.
 */
export function CategoryChips<Category extends string>({ label, categories, glyphs, selected, onSelect, interval, copy }: Props<Category>) {
  const held = categories.findIndex((category) => category === selected);
  return (
    <Carousel label={label} interval={interval} copy={copy} className={styles.chips} held={held < 0 ? undefined : held}>
      {categories.map((category) => (
        <button
          key={category}
          type="button"
          className={styles.chip}
          aria-pressed={category === selected}
          onClick={() => onSelect(category === selected ? null : category)}
        >
          {glyphs && <Glyph name={glyphs[category]} />}
          {category}
        </button>
      ))}
    </Carousel>
  );
}
