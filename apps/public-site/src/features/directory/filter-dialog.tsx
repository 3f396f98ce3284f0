import type { DirectoryFilters } from '@portal/api/directory';
import { Button, Dialog, TextField } from '@portal/ui';
import { type FormEvent, useId, useRef } from 'react';
import { advancedFields } from './advanced-fields.ts';
import styles from './filter-dialog.module.css';

interface FilterDialogProps {
  filters: DirectoryFilters;
  /** Changes the search params, which closes the dialog. */
  onApply: (changes: Partial<DirectoryFilters>) => void;
  onReset: () => void;
  onClose: () => void;
}

export function FilterDialog({ filters, onApply, onReset, onClose }: FilterDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = (field: string) => String(fields.get(field) ?? '').trim();
    onApply(Object.fromEntries(advancedFields.map(({ field }) => [field, typed(field)])));
  };

  const reset = () => {
    for (const input of form.current?.querySelectorAll('input') ?? []) input.value = '';
    onReset();
  };

  return (
    <Dialog
      title="Filter Lanjutan"
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={formId}>
            Terapkan
          </Button>
          <Button variant="secondary" onClick={reset}>
            Reset
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} className={styles.form} onSubmit={apply}>
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
