import type { DirectoryFilters } from '@portal/api/directory';
import { Button, Cluster } from '@portal/ui';
import { X } from 'lucide-react';
import styles from './active-filters.module.css';
import { advancedFields, noAdvancedFilters } from './advanced-fields.ts';

interface ActiveFiltersProps {
  filters: DirectoryFilters;
  onRemove: (changes: Partial<DirectoryFilters>) => void;
}

/** The advanced filters in use, each with a button that removes it. */
export function ActiveFilters({ filters, onRemove }: ActiveFiltersProps) {
  const active = advancedFields.filter(({ field }) => filters[field]);
  if (active.length === 0) return null;
  return (
    <Cluster as="ul" align="center" className={styles.chips} aria-label="Filter aktif">
      {active.map(({ field, label }) => (
        <li key={field}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Bersihkan filter ${label}: ${filters[field]}`}
            onClick={() => onRemove({ [field]: '' })}
          >
            <span className={styles.text}>
              <span>{`${label}: `}</span>
              <strong>{filters[field]}</strong>
            </span>
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="ghost" size="small" onClick={() => onRemove(noAdvancedFilters)}>
          Bersihkan filter
        </Button>
      </li>
    </Cluster>
  );
}
