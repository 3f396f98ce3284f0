import type { Notice, Outcome } from '@portal/auth';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';

/** The outcome of a form's last attempt: shown once as a toast, and kept in the form if it was a failure. */
export function useOutcome() {
  const [refusal, setRefusal] = useState<Notice | null>(null);
  const conclude = ({ isDone, notice }: Outcome): boolean => {
    showToast(notice);
    setRefusal(isDone ? null : notice);
    return isDone;
  };
  return { refusal, conclude, startOver: () => setRefusal(null) };
}

export type FormOutcome = ReturnType<typeof useOutcome>;
