import type { DirectoryFilters } from '@portal/api/directory';
import { Button, Dialog, searchLimit, TextField, tooLong } from '@portal/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type AdvancedField, advancedFields } from './advanced-fields.ts';
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

  const [tooLongFields, setTooLongFields] = useState<readonly AdvancedField[]>([]);

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget);
    const [firstTooLong] = fieldsTooLong(typed);
    if (firstTooLong) document.getElementsByName(firstTooLong)[0]?.focus();
    else onApply(typed);
  };

  const reset = () => {
    for (const input of form.current?.querySelectorAll('input') ?? []) input.value = '';
    setTooLongFields([]);
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
      <form
        id={formId}
        ref={form}
        className={styles.form}
        onSubmit={apply}
        onInput={({ currentTarget }) => setTooLongFields(fieldsTooLong(typedIn(currentTarget)))}
      >
        {advancedFields.map(({ field, label, example }) => (
          <TextField
            key={field}
            name={field}
            label={label}
            placeholder={example}
            defaultValue={filters[field]}
            inputMode={field === 'graduationYear' ? 'numeric' : 'text'}
            autoComplete="off"
            limit={searchLimit}
            error={tooLongFields.includes(field) ? tooLong(searchLimit) : undefined}
          />
        ))}
      </form>
    </Dialog>
  );
}

type Typed = Record<AdvancedField, string>;

function typedIn(form: HTMLFormElement): Typed {
  const fields = new FormData(form);
  return Object.fromEntries(
    advancedFields.map(({ field }) => [field, String(fields.get(field) ?? '').trim()]),
  ) as Typed;
}

function fieldsTooLong(typed: Typed): AdvancedField[] {
  return advancedFields
    .map(({ field }) => field)
    .filter((field) => typed[field].length > searchLimit);
}
