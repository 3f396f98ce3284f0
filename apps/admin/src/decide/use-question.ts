import { useState } from 'react';

/** Asks the admin by a dialog, which is drawn from `question` while there is one. Resolves to null if the admin rather leaves it. */
export function useQuestion<Asked extends object, Answer>() {
  type Question = Asked & { onAnswer: (answer: Answer | null) => void };
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (asked: Asked) =>
    new Promise<Answer | null>((answer) => {
      const onAnswer = (given: Answer | null) => {
        setQuestion(null);
        answer(given);
      };
      setQuestion({ ...asked, onAnswer });
    });
  return { ask, question };
}
