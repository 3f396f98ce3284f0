import { Cluster, Field, Muted, Stack } from '@portal/ui';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useOneAtATime } from '../../../frame/use-one-at-a-time.ts';
import { actionInfo, type CheckedRow, rowName } from './checked-rows.ts';
import { fieldNames, importFields } from './columns/fields.ts';

interface RowCorrectionProps {
  row: CheckedRow;
  /** Checks the row again with these values. Resolves to whether that was done. */
  onCorrect: (row: CheckedRow, values: CheckedRow['values']) => Promise<boolean>;
}

/** What the file says in the fields to look at, to be corrected on the spot. Of other rows all fields, once asked for. */
export function RowCorrection({ row, onCorrect }: RowCorrectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isCorrected, setIsCorrected] = useState(false);
  const { isBusy, run } = useOneAtATime(async (values: CheckedRow['values']) => {
    setIsCorrected(await onCorrect(row, values));
  });
  if (!row.isToLook || row.action === 'double') return null;
  const place = [row.name, rowName(row)].filter(Boolean).join(', ');
  const filled = fieldNames.filter((field) => field === 'name' || row.values[field]);
  const fields = row.toCorrect.length > 0 ? row.toCorrect : isOpen ? filled : [];
  if (fields.length === 0) {
    return (
      <Button size="small" aria-label={`Perbaiki ${place}`} onClick={() => setIsOpen(true)}>
        Perbaiki
      </Button>
    );
  }
  return (
    <Stack
      as="form"
      gap={2}
      style={{ maxWidth: '24rem' }}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        void run(Object.fromEntries(fields.map((field) => [field, String(typed.get(field))])));
      }}
    >
      {fields.map((field) => (
        <Field key={field} label={importFields[field].label}>
          {({ id }) => (
            <Input
              id={id}
              name={field}
              size="small"
              autoComplete="off"
              aria-label={`${importFields[field].label} ${place}`}
              defaultValue={row.values[field]}
            />
          )}
        </Field>
      ))}
      <Cluster gap={2} align="center">
        <Button
          htmlType="submit"
          size="small"
          loading={isBusy}
          aria-label={`Periksa lagi ${place}`}
        >
          Periksa lagi
        </Button>
        <Muted as="span" role="status">
          {isCorrected && !isBusy && `Sudah diperiksa lagi: ${actionInfo[row.action].label}.`}
        </Muted>
      </Cluster>
    </Stack>
  );
}
