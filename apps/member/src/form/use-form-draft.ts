import { type DraftOptions, useDraft } from '@portal/forms';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface FormDraftOptions<Values extends FieldValues> extends Omit<DraftOptions<Values>, 'form'> {
  form: UseFormReturn<Values>;
}

/** `useDraft` for react-hook-form. */
export function useFormDraft<Values extends FieldValues>({
  form: { getValues, reset, subscribe },
  ...row
}: FormDraftOptions<Values>) {
  const draft = useDraft<Values>({ ...row, form: { read: getValues, fill: reset } });
  const keep = useEffectEvent(draft.keep);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  );
  return draft;
}
