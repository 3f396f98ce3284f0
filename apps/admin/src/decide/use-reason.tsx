import type { DecisionMutations } from '@portal/api';
import { type Reason, rejectionReasons } from '@portal/api/decision';
import { useState } from 'react';
import type { Press } from './press.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface Question {
  press: Press;
  answer: (reason: Reason | null) => void;
}

/** What is taken back has no reason of its own. */
export const needsReason = ({ decision, isUndo }: Press) =>
  decision.status === 'rejected' && !isUndo;

/** Asks for the reason of a rejection, and adds it. Resolves to null if the admin rather leaves it. */
export function useReason(kind: DecisionMutations['kind']) {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = async (press: Press): Promise<Press | null> => {
    const reason = await new Promise<Reason | null>((answer) => setQuestion({ press, answer }));
    return reason && { ...press, decision: { ...press.decision, reason } };
  };
  const dialog = question && (
    <ReasonDialog
      name={question.press.name}
      onShown={question.press.onAsked}
      reasons={rejectionReasons[kind]}
      onAnswer={(reason) => {
        setQuestion(null);
        question.answer(reason);
      }}
    />
  );
  return { ask, dialog };
}
