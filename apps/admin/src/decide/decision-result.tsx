import type { LeftOutRow } from '@portal/api';
import { Dialog, Button as DialogButton, failureText, formatNumber, Stack } from '@portal/ui';
import lists from '../frame/long-lists.module.css';

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

const reasons: Readonly<Record<LeftOutRow['reason'], string>> = {
  unconfirmed: 'belum mengonfirmasi emailnya dan tidak dapat diverifikasi',
  changed: 'sudah diubah sementara itu dan dibiarkan apa adanya',
  gone: 'sudah dihapus sementara itu',
};

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
        {(['unconfirmed', 'changed', 'gone'] as const).map((reason) => (
          <LeftOut key={reason} reason={reason} rows={leftOut} />
        ))}
      </Stack>
    </Dialog>
  );
}

function LeftOut(props: { reason: LeftOutRow['reason']; rows: readonly LeftOutRow[] }) {
  const rows = props.rows.filter(({ reason }) => reason === props.reason);
  if (rows.length === 0) return null;
  const names = rows.flatMap(({ name }) => name || []).join(', ');
  return (
    <div>
      <p>{`${formatNumber(rows.length)} ${reasons[props.reason]}${names ? ':' : '.'}`}</p>
      {names && <p className={lists.names}>{names}</p>}
    </div>
  );
}
