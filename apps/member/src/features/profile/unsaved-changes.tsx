import { forgetDraft, keepDraft } from '@portal/api';
import { useLeaveGuard } from '@portal/federation';
import { LeaveDialog } from '@portal/ui';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';

interface Unsaved {
  ownerId: string;
  draftName: (part: string) => string;
  /** Each form of the page tells under its own name whether it holds something unsaved. */
  report: (part: string, isDirty: boolean) => void;
  /** Keeps what a form holds, unless the person has just given it up. */
  keep: (part: string, values: object) => void;
}

const UnsavedContext = createContext<Unsaved | null>(null);

export function useUnsaved(): Unsaved {
  const unsaved = useContext(UnsavedContext);
  if (!unsaved) throw new Error('A form of the profile stands outside of its page.');
  return unsaved;
}

interface UnsavedChangesProps {
  ownerId: string;
  /** Where Back leads for who has opened this page first. */
  homePath: string;
  children: ReactNode;
}

/** Asks before the page is left while one of its forms holds something unsaved. */
export function UnsavedChanges({ ownerId, homePath, children }: UnsavedChangesProps) {
  const [parts, setParts] = useState<readonly string[]>([]);
  const report = useCallback((part: string, isDirty: boolean) => {
    setParts((known) => {
      const others = known.filter((other) => other !== part);
      return isDirty ? [...others, part] : others;
    });
  }, []);
  const draftName = useCallback((part: string) => `${ownerId}.${part}`, [ownerId]);
  const isGivenUp = useRef(false);
  const keep = useCallback(
    (part: string, values: object) => {
      if (!isGivenUp.current) keepDraft(draftName(part), values);
    },
    [draftName],
  );
  const { isAsking, stay, leave } = useLeaveGuard(parts.length > 0, homePath);
  const discardAndLeave = () => {
    isGivenUp.current = true;
    for (const part of parts) forgetDraft(draftName(part));
    leave();
  };
  return (
    <UnsavedContext value={{ ownerId, draftName, report, keep }}>
      {children}
      {isAsking && <LeaveDialog onStay={stay} onLeave={discardAndLeave} />}
    </UnsavedContext>
  );
}
