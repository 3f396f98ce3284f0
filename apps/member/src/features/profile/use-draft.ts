import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { forgetDraft, readDraft } from './draft.ts';
import { useUnsaved } from './unsaved-changes.tsx';

/** Keeps what is typed into the form, brings it back when the form is drawn anew, and reports it as unsaved. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  part: string,
  saved: Values,
) {
  const { ownerId, report, keep } = useUnsaved();
  const [isRestored, setIsRestored] = useState(false);
  const wasDirty = useRef(false);
  const values = useWatch({ control: form.control });
  const { isDirty } = form.formState;

  const restore = useEffectEvent(() => {
    const draft = readDraft(ownerId, part);
    if (!draft) return;
    form.reset({ ...saved, ...draft }, { keepDefaultValues: true });
    setIsRestored(true);
  });
  useEffect(() => restore(), []);

  useEffect(() => {
    if (isDirty) keep(part, values);
    // Only what this form has kept: before the first change a draft may still wait to be restored.
    else if (wasDirty.current) forgetDraft(ownerId, part);
    wasDirty.current = isDirty;
  }, [isDirty, values, ownerId, part, keep]);

  useEffect(() => {
    report(part, isDirty);
    return () => report(part, false);
  }, [isDirty, part, report]);

  return {
    /** True while the form shows what an earlier visit left unsaved. */
    isRestored: isRestored && isDirty,
    forget: () => forgetDraft(ownerId, part),
  };
}
