import { useLeaveGuard } from '@portal/federation';
import { LeaveDialog } from '@portal/ui';
import type { ReactElement } from 'react';
import { type DraftKey, forgetDraft, readDraft } from './draft-store.ts';

/** Asks before the user leaves the page while one of these drafts is kept. Leaving forgets them. */
export function useDraftGuard(
  drafts: readonly DraftKey[],
  homePath?: string,
): { question: ReactElement | false; release: () => void } {
  const isKept = () => drafts.some((draft) => readDraft(draft) !== null);
  const guard = useLeaveGuard(drafts.length > 0, homePath, isKept);
  const leave = () => {
    for (const draft of drafts) forgetDraft(draft);
    guard.leave();
  };
  return {
    question: guard.isAsking && <LeaveDialog onStay={guard.stay} onLeave={leave} />,
    /** From now on nothing is blocked: for a form that closes by itself. */
    release: guard.release,
  };
}
