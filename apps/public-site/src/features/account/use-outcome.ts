import type { Notice, Outcome } from '@portal/auth';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';

/** Shows how a form's action ended: once as the toast, and for the form as its last refusal. */
export function useOutcome() {
  const [refusal, setRefusal] = useState<Notice | null>(null);
  const conclude = ({ isDone, notice }: Outcome): boolean => {
    showToast(notice);
    setRefusal(isDone ? null : notice);
    return isDone;
  };
  return { refusal, conclude };
}
