import type { DirectoryFilters } from '@portal/api/directory';
import { Button, Dialog, Grid, searchLimit, TextField, tooLong } from '@portal/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type AdvancedField, advancedFields } from './advanced-fields.ts';

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
    const fields = new FormData(event.currentTarget);
    const typed = advancedFields.map(
      ({ field }) => [field, String(fields.get(field) ?? '').trim()] as const,
    );
    const refused = typed.filter(([, text]) => text.length > searchLimit).map(([field]) => field);
    setTooLongFields(refused);
    const [first] = refused;
    if (first) document.getElementsByName(first)[0]?.focus();
    else onApply(Object.fromEntries(typed));
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
      <Grid as="form" id={formId} ref={form} onSubmit={apply}>
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
      </Grid>
    </Dialog>
  );
}
