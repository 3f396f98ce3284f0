import type { Notice, Outcome } from '@portal/auth';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';

/** How a form's last try ended: said once as a toast, and kept by the form while it was a refusal. */
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
