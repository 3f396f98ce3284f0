import type { LeftOutRow } from '@portal/api';
import { formatNumber } from '@portal/ui';
import lists from '../frame/long-lists.module.css';

const reasons: Readonly<Record<LeftOutRow['reason'], string>> = {
  unconfirmed: 'belum mengonfirmasi emailnya dan tidak dapat diverifikasi',
  account: 'sudah bergabung dan dibiarkan apa adanya',
  changed: 'sudah diubah sementara itu dan dibiarkan apa adanya',
  gone: 'sudah dihapus sementara itu',
};

/** What a decision, or the way back of anything, has not touched: how many and why, with their names. */
export function LeftOut({ rows }: { rows: readonly LeftOutRow[] }) {
  return Object.entries(reasons).map(([reason, text]) => {
    const left = rows.filter((row) => row.reason === reason);
    if (left.length === 0) return null;
    const names = left.flatMap(({ name }) => name || []).join(', ');
    return (
      <div key={reason}>
        <p>{`${formatNumber(left.length)} ${text}${names ? ':' : '.'}`}</p>
        {names && <p className={lists.names}>{names}</p>}
      </div>
    );
  });
}
