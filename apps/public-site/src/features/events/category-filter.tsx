import { eventCategories, eventCategoryLabel, otherEventCategoriesQuery } from '@portal/api/event';
import { useQuery } from '@portal/api/query';
import styles from './category-filter.module.css';

interface CategoryFilterProps {
  /** Null: all. */
  selected: string | null;
  onSelect: (category: string | null) => void;
}

/** 'Semua', the known categories, then others that events have or the URL names. */
export function CategoryFilter({ selected, onSelect }: CategoryFilterProps) {
  const { data: others = [] } = useQuery(otherEventCategoriesQuery());
  const categories = new Set([...eventCategories, ...others, ...(selected ? [selected] : [])]);
  return (
    <fieldset className={styles.filter} data-print="hidden">
      <legend className={styles.legend}>Kategori</legend>
      {[null, ...categories].map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === selected}
          className={styles.choice}
          onClick={() => onSelect(category)}
        >
          {category === null ? 'Semua' : eventCategoryLabel(category)}
        </button>
      ))}
    </fieldset>
  );
}
