import { Carousel, type CarouselWords } from './carousel.tsx';
import styles from './category-chips.module.css';

type Props = {
  label: string;
  categories: readonly string[];
  selected: string | null;
  onSelect: (category: string) => void;
  interval: number;
  words: CarouselWords;
  className?: string | undefined;
};

/** Categories as chips in a carousel. The selected one has a border; pressing it again is left to `onSelect`. */
export function CategoryChips({ label, categories, selected, onSelect, interval, words, className }: Props) {
  return (
    <Carousel label={label} interval={interval} words={words} className={`${styles.chips} ${className ?? ''}`}>
      {categories.map((category) => (
        <button key={category} type="button" className={styles.chip} aria-pressed={category === selected} onClick={() => onSelect(category)}>
          {category}
        </button>
      ))}
    </Carousel>
  );
}
