import { eventCategories, eventCategoryLabel, otherEventCategoriesQuery } from '@portal/api/event';
import { useQuery } from '@portal/api/query';
import { ofAddress } from '@portal/federation/first-paint';
import { QueryError } from '@portal/ui';
import styles from './category-filter.module.css';

interface CategoryFilterProps {
  /** False while the list itself has failed: its own retry button is enough. */
  isListed: boolean;
  /** Null: all. */
  selected: string | null;
  onSelect: (category: string | null) => void;
}

/** 'Semua', the known categories, then others that events have or the URL names. */
export function CategoryFilter({ isListed, selected, onSelect }: CategoryFilterProps) {
  const otherCategories = useQuery(otherEventCategoriesQuery());
  const { data: others = [] } = otherCategories;
  const categories = new Set([...eventCategories, ...others, ...(selected ? [selected] : [])]);
  return (
    <>
      <fieldset className={styles.filter} {...ofAddress} data-print="hidden">
        <legend className={styles.legend}>Kategori</legend>
        {[null, ...categories].map((category) => (
          <button
            key={category}
            ref={category === selected ? scrollRowTo : undefined}
            type="button"
            aria-pressed={category === selected}
            className={styles.choice}
            onClick={() => onSelect(category)}
          >
            {category === null ? 'Semua' : eventCategoryLabel(category)}
          </button>
        ))}
      </fieldset>
      {isListed && otherCategories.error && !otherCategories.data && (
        <QueryError look="notice" title="Gagal memuat kategori lain" query={otherCategories} />
      )}
    </>
  );
}

/** On a phone the chosen category may be outside of the visible part of the row. Unlike `scrollIntoView`, this scrolls only the row. */
function scrollRowTo(choice: HTMLButtonElement | null) {
  const row = choice?.parentElement;
  if (!row) return;
  const [inner, outer] = [choice.getBoundingClientRect(), row.getBoundingClientRect()];
  const fade = Number.parseFloat(getComputedStyle(row).paddingRight);
  row.scrollLeft += Math.max(0, inner.right - outer.right + fade);
  row.scrollLeft -= Math.max(0, outer.left - choice.getBoundingClientRect().left);
}
