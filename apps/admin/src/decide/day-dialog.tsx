import { ConfirmDialog, dayInJakarta, deadlineProblem, Stack, TextField } from '@portal/ui';
import { useState } from 'react';
import { useQuestion } from './use-question.ts';

interface DayDialogProps {
  /** The job that is approved. */
  name: string;
  /** Null if the admin rather leaves it. */
  onAnswer: (day: string | null) => void;
}

/** Asks for the last day of a job that has waited past its own: approved as it is, nobody would read it. */
function DayDialog({ name, onAnswer }: DayDialogProps) {
  const [day, setDay] = useState(() => dayInJakarta(30));
  const problem = deadlineProblem(day);
  return (
    <ConfirmDialog
      title={`Sampai kapan ${name} tayang?`}
      confirmLabel="Setujui"
      variant="primary"
      isDisabled={problem !== null}
      onConfirm={() => onAnswer(day)}
      onClose={() => onAnswer(null)}
    >
      <Stack gap={4}>
        <p>Batas lamarannya sudah lewat. Pilih batas yang baru.</p>
        <TextField
          type="date"
          label="Batas lamaran"
          error={problem ?? undefined}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}

export function useDay() {
  const { ask, question } = useQuestion<{ name: string }, string>();
  return {
    ask: (name: string) => ask({ name }),
    dialog: question && <DayDialog {...question} />,
  };
}
