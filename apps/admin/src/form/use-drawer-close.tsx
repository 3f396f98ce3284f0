import { useLeaveGuard } from '@portal/federation';
import { LeaveDialog } from '@portal/ui';
import { useState } from 'react';

/** Input that would be lost: a draft, or what nothing keeps. */
interface Unsaved {
  isDirty: boolean;
  /** Whether it is unsaved at this moment. */
  isKept?: () => boolean;
  forget?: () => void;
}

/** Closes a drawer. Closing it or leaving the page requires a confirmation if unsaved input would be lost. */
export function useDrawerClose(unsaved: Unsaved, onClose: () => void) {
  const { isDirty, isKept = () => isDirty, forget } = unsaved;
  const guard = useLeaveGuard(isDirty, undefined, isKept);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    guard.release();
    forget?.();
    onClose();
  };
  const leave = () => {
    forget?.();
    guard.leave();
  };
  return {
    close,
    askToClose: () => (isKept() ? setIsAsking(true) : close()),
    question: (
      <>
        {isAsking && <LeaveDialog onStay={() => setIsAsking(false)} onLeave={close} />}
        {guard.isAsking && <LeaveDialog onStay={guard.stay} onLeave={leave} />}
      </>
    ),
  };
}
