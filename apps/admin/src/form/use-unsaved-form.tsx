import { useLeaveGuard } from '@portal/federation';
import { LeaveDialog } from '@portal/ui';
import type { FormInstance } from 'antd';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormDraft } from './form-draft.ts';

/**
 * Whether a form holds something unsaved: kept for this tab, brought back once the form is filled with what is stored, and asked
 * about before it is lost by leaving the page.
 */
export function useUnsavedForm<Values extends object>(
  form: FormInstance<Values>,
  draft: FormDraft<unknown>,
  isFilled = true,
) {
  const [unsaved, setUnsaved] = useState<'typed' | 'restored' | null>(null);
  const isHeld = useRef(false);
  const isDirty = unsaved !== null;
  const guard = useLeaveGuard(isDirty);

  const restore = useEffectEvent(() => {
    if (!draft.restored) return;
    form.setFieldsValue(draft.restored.values as Parameters<typeof form.setFieldsValue>[0]);
    isHeld.current = true;
    setUnsaved('restored');
  });
  useEffect(() => {
    if (isFilled) restore();
  }, [isFilled]);

  const discardAndLeave = () => {
    draft.forget();
    guard.leave();
  };
  return {
    /** For what is drawn: it comes after the first letter, which does not wait for it. */
    isDirty,
    /** For what is decided: true at once. */
    isHeld: () => isHeld.current,
    /** True while the form shows what an earlier visit left unsaved. */
    isRestored: unsaved === 'restored',
    /** For `onValuesChange`. */
    keep: (_changes: unknown, values: Values) => {
      isHeld.current = true;
      startTransition(() => setUnsaved((known) => known ?? 'typed'));
      draft.keep(values);
    },
    /** The form was saved, or filled with what is stored. */
    settle: () => {
      isHeld.current = false;
      setUnsaved(null);
      draft.forget();
    },
    /** The form closes by itself, saved or given up: nothing is held any more. */
    release: () => {
      guard.release();
      draft.forget();
    },
    question: guard.isAsking && <LeaveDialog onStay={guard.stay} onLeave={discardAndLeave} />,
  };
}
