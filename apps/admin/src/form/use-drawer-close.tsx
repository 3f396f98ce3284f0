import { useDraftGuard } from '@portal/forms';
import { LeaveDialog } from '@portal/ui';
import { useState } from 'react';
import type { useFormDraft } from './use-form-draft.ts';

type Draft = Pick<ReturnType<typeof useFormDraft<object>>, 'key' | 'isDirty' | 'isKept' | 'forget'>;

/** Closes a drawer with a form. Closing it or leaving the page requires a confirmation if unsaved input would be lost. */
export function useDrawerClose(draft: Draft | undefined, onClose: () => void) {
  const guard = useDraftGuard(draft?.isDirty ? [draft.key] : []);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    guard.release();
    draft?.forget();
    onClose();
  };
  return {
    close,
    askToClose: () => (draft?.isKept() ? setIsAsking(true) : close()),
    question: (
      <>
        {isAsking && <LeaveDialog onStay={() => setIsAsking(false)} onLeave={close} />}
        {guard.question}
      </>
    ),
  };
}
