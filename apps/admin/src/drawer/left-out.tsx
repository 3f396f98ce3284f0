import type { LeftOutRow } from '@portal/api';
import { formatNumber } from '@portal/ui';
import lists from '../frame/long-lists.module.css';

const reasons: Readonly<Record<LeftOutRow['reason'], string>> = {
  unconfirmed: 'belum mengonfirmasi emailnya dan tidak dapat diverifikasi',
  over: 'sudah lewat batas lamarannya: setujui satu per satu dengan batas baru',
  account: 'sudah bergabung dan dibiarkan apa adanya',
  'no account': 'kembali tanpa akun, yang sudah dihapus atau punya rekaman lain',
  changed: 'sudah diubah sementara itu dan dibiarkan apa adanya',
  gone: 'sudah dihapus sementara itu',
  waiting: 'kembali di daftar tunggu, karena tempatnya sudah terisi',
  email: 'kembali tanpa email, yang kini milik orang lain',
};

/** By reason: how many and why, and their names. */
function groupsOf(rows: readonly LeftOutRow[]) {
  return Object.entries(reasons).flatMap(([reason, text]) => {
    const left = rows.filter((row) => row.reason === reason);
    const names = left.flatMap(({ name }) => name || []).join(', ');
    return left.length > 0
      ? { reason, text: `${formatNumber(left.length)} ${text}${names ? ':' : '.'}`, names }
      : [];
  });
}

/** For a toast. */
export const leftOutText = (rows: readonly LeftOutRow[]) =>
  groupsOf(rows)
    .map(({ text, names }) => `${text} ${names}`.trim())
    .join('; ');

/** What a decision, or the way back of anything, has not touched: how many and why, with their names. */
export function LeftOut({ rows }: { rows: readonly LeftOutRow[] }) {
  return groupsOf(rows).map(({ reason, text, names }) => (
    <div key={reason}>
      <p>{text}</p>
      {names && <p className={lists.names}>{names}</p>}
    </div>
  ));
}
