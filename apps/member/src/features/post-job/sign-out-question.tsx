import { useNavigationBlocker } from '@portal/federation';
import { LeaveDialog } from '@portal/ui';
import { useState } from 'react';
import type { useJobDraft } from './use-job-draft.ts';

/** Any other way out keeps the draft, so that only signing out has to ask. */
export function SignOutQuestion({ draft }: { draft: ReturnType<typeof useJobDraft> }) {
  const [pending, setPending] = useState<{ leave: () => void } | null>(null);
  useNavigationBlocker(true, (leave) => (draft.isEmpty ? leave() : setPending({ leave })));
  const leave = () => {
    setPending(null);
    pending?.leave();
  };
  return pending && <LeaveDialog onStay={() => setPending(null)} onLeave={leave} />;
}
