import type { DirectoryFilters } from '@portal/api/directory';
import { Button, Dialog, TextField } from '@portal/ui';
import { type FormEvent, useId } from 'react';
import { advancedFields, noAdvancedFilters } from './advanced-fields.ts';
import styles from './filter-dialog.module.css';

type FilterDialogProps = {
  filters: DirectoryFilters;
  /** The search changes the address, which closes the dialog. */
  onApply: (changes: Partial<DirectoryFilters>) => void;
  onClose: () => void;
};

export function FilterDialog({ filters, onApply, onClose }: FilterDialogProps) {
  const formId = useId();

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (field: string) => String(form.get(field) ?? '').trim();
    onApply(Object.fromEntries(advancedFields.map(({ field }) => [field, typed(field)])));
  };

  return (
    <Dialog
      title="Filter Lanjutan"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={() => onApply(noAdvancedFilters)}>
            Reset
          </Button>
          <Button type="submit" form={formId}>
            Terapkan
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={apply}>
        {advancedFields.map(({ field, label, example }) => (
          <TextField
            key={field}
            name={field}
            label={label}
            placeholder={example}
            defaultValue={filters[field]}
            inputMode={field === 'graduationYear' ? 'numeric' : 'text'}
            autoComplete="off"
            maxLength={100}
          />
        ))}
      </form>
    </Dialog>
  );
}
