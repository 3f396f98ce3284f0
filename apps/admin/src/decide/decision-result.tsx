import type { LeftOutRow } from '@portal/api';
import { Dialog, Button as DialogButton, failureText, formatNumber, Stack } from '@portal/ui';
import { LeftOut } from './left-out.tsx';

/** The result of a decision, or of its undo, that was stopped before the end or has left rows out. */
export interface PartialResult {
  /** What was done with the rows, as in '12 lowongan disetujui'. */
  done: string;
  /** How many rows it has not reached. */
  left: number;
  leftOut: readonly LeftOutRow[];
  error: Error | null;
  /** Reports what was done by a toast. */
  report: () => void;
}

export function DecisionResult({
  result,
  onClose,
}: {
  result: PartialResult;
  onClose: () => void;
}) {
  const { done, left, leftOut, error } = result;
  return (
    <Dialog
      title={left > 0 ? 'Berhenti sebelum selesai' : 'Tidak semuanya dapat diproses'}
      onClose={onClose}
      footer={<DialogButton onClick={onClose}>Tutup</DialogButton>}
    >
      <Stack gap={4}>
        <p role="status">
          {[
            `${done}.`,
            left > 0 && `${formatNumber(left)} belum diproses.`,
            error && failureText(error),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <LeftOut rows={leftOut} />
      </Stack>
    </Dialog>
  );
}
