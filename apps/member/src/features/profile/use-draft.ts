import { forgetDraft, readDraft } from '@portal/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { useUnsaved } from './unsaved-changes.tsx';

type Texts = Record<string, string>;

/** Only what was changed: anything more would bring back, over newer words, what another tab has saved meanwhile. */
function changesOf(values: object, saved: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name === 'id' || value !== saved[name]),
  );
}

function textsOf(draft: Readonly<Record<string, unknown>>): Texts {
  const texts = Object.entries(draft).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Keeps what is typed into the form, brings it back when the form is drawn anew, and reports it as unsaved. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  part: string,
  saved: Values,
) {
  const { draftName, report, keep } = useUnsaved();
  const name = draftName(part);
  const [isRestored, setIsRestored] = useState(false);
  const wasDirty = useRef(false);
  const values = useWatch({ control: form.control });
  const { isDirty, defaultValues: base = {} } = form.formState;

  const restore = useEffectEvent(() => {
    const draft = readDraft(name);
    if (!draft) return;
    form.reset({ ...saved, ...textsOf(draft) }, { keepDefaultValues: true });
    setIsRestored(true);
  });
  useEffect(() => restore(), []);

  const keepChanges = useEffectEvent(() => keep(part, changesOf(values, base)));
  useEffect(() => {
    if (isDirty) keepChanges();
    // Only what this form has kept: before the first change a draft may still wait to be restored.
    else if (wasDirty.current) forgetDraft(name);
    wasDirty.current = isDirty;
  }, [isDirty, values, name]);

  useEffect(() => {
    report(part, isDirty);
    return () => report(part, false);
  }, [isDirty, part, report]);

  return {
    /** True while the form shows what an earlier visit left unsaved. */
    isRestored: isRestored && isDirty,
    forget: () => forgetDraft(name),
  };
}
