import { type DirectoryViewer, directoryYearsQuery } from '@portal/api/directory';
import { useQuery } from '@portal/api/query';
import { useUrlDialog } from '@portal/federation';
import { ofAddress } from '@portal/federation/first-paint';
import { Button, SearchField, SelectField, Stack } from '@portal/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { ActiveFilters } from './active-filters.tsx';
import { advancedFields } from './advanced-fields.ts';
import { filterParameter, type useDirectoryParams } from './directory-params.ts';
import styles from './directory-search.module.css';
import { FilterDialog } from './filter-dialog.tsx';

interface DirectorySearchProps {
  params: ReturnType<typeof useDirectoryParams>;
  viewer: DirectoryViewer | undefined;
}

export function DirectorySearch({ params, viewer }: DirectorySearchProps) {
  const { filters, search } = params;
  const dialog = useUrlDialog(filterParameter);
  const filterButton = useRef<HTMLButtonElement>(null);
  const activeCount = advancedFields.filter(({ field }) => filters[field]).length;
  return (
    <Stack as="search" gap={4} {...ofAddress} data-print="hidden">
      <div className={styles.fields}>
        <SearchField
          label="Cari nama"
          placeholder="Nama alumni"
          autoComplete="off"
          value={filters.name}
          onSearch={(name) => search({ name }, { replace: true })}
          hint={viewer !== 'admin' && nameHint(viewer)}
        />
        <YearField
          value={filters.entryYear}
          onChange={(entryYear) => search({ entryYear }, { replace: false })}
        />
        <Button
          ref={filterButton}
          variant="secondary"
          className={styles.filter}
          aria-haspopup="dialog"
          onClick={() => dialog.open('1')}
        >
          <SlidersHorizontal aria-hidden="true" />
          <span>
            {activeCount > 0 ? `Filter Lanjutan (${activeCount} aktif)` : 'Filter Lanjutan'}
          </span>
        </Button>
      </div>
      <ActiveFilters
        filters={filters}
        onRemove={(changes) => {
          search(changes, { replace: false });
          // The pressed chip is removed, and would take the focus with it.
          filterButton.current?.focus();
        }}
      />
      {dialog.value !== null && (
        <FilterDialog
          filters={filters}
          onApply={params.apply}
          onReset={params.reset}
          onClose={dialog.close}
        />
      )}
    </Stack>
  );
}

/** Verified alumni see the full names of those who show theirs to other alumni. */
function nameHint(viewer: DirectoryViewer | undefined): string {
  return `Minimal 3 huruf per kata; ${viewer === 'alumni' ? 'sebagian ' : ''}nama disamarkan.`;
}

function YearField({ value, onChange }: { value: string; onChange: (year: string) => void }) {
  const years = useQuery(directoryYearsQuery());
  const known = years.data ?? [];
  // A year in the URL is an option even if the list lacks it: the select must show what is searched for.
  const options = value && !known.includes(value) ? [value, ...known] : known;
  return (
    <SelectField
      label="Angkatan"
      value={value}
      options={options}
      onChange={(event) => onChange(event.target.value)}
      hint={
        years.isError && (
          <>
            <span>Gagal memuat daftar angkatan. </span>
            <button type="button" className={styles.retry} onClick={() => years.refetch()}>
              Coba Lagi
            </button>
          </>
        )
      }
    >
      <option value="">Semua Angkatan</option>
    </SelectField>
  );
}
