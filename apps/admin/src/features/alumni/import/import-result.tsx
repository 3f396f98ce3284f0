import {
  type ImportOutcome,
  importMutations,
  type PastImport,
  pastImportsQuery,
} from '@portal/api/alumni-import';
import { useInfiniteQuery, useMutation } from '@portal/api/query';
import {
  Cluster,
  ConfirmDialog,
  failureText,
  formatMoment,
  formatNumber,
  Muted,
  Notice,
  PagedList,
  Stack,
} from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Button } from 'antd';
import { useState } from 'react';
import { LeftOut } from '../../../drawer/left-out.tsx';
import lists from '../../../frame/long-lists.module.css';
import { useOneAtATime } from '../../../frame/use-one-at-a-time.ts';
import { type CheckedRow, rowName } from './checked-rows.ts';

interface ImportResultProps {
  outcome: ImportOutcome;
  total: number;
  checked: readonly CheckedRow[];
}

/** What was written, and what was not. */
export function ImportResult({ outcome, total, checked }: ImportResultProps) {
  const { id, rows, error } = outcome;
  const count = (action: string) => rows.filter((row) => row.action === action).length;
  const changed = rows.filter(({ action }) => action !== 'new' && action !== 'complete');
  const nameOf = ({ row }: { row: number }) =>
    rowName(checked.find((one) => one.row === row) ?? { row });
  const isWhole = rows.length === total && !error;
  const isWritten = rows.length > changed.length;
  return (
    <Stack gap={4}>
      <Notice
        isAnnounced
        tone={isWhole && isWritten ? 'success' : 'warning'}
        title={titleOf(isWhole, isWritten)}
      >
        {[
          `${formatNumber(count('new'))} ditambahkan, ${formatNumber(count('complete'))} dilengkapi.`,
          rows.length < total && `${formatNumber(total - rows.length)} baris belum diimpor.`,
          error && failureText(error),
        ]
          .filter(Boolean)
          .join(' ')}
      </Notice>
      {changed.length > 0 && (
        <p
          className={lists.names}
        >{`Berubah sejak diperiksa dan tidak ditulis: ${changed.map(nameOf).join('; ')}.`}</p>
      )}
      {isWritten && <UndoImport isUndoable id={id} leftOut={[]} />}
    </Stack>
  );
}

function titleOf(isWhole: boolean, isWritten: boolean): string {
  if (!isWhole) return 'Impor berhenti sebelum selesai';
  return isWritten ? 'Impor selesai' : 'Tidak ada yang ditulis';
}

/** Keeps what could not be taken back in sight, and offers it again: what was done since may be taken back itself. */
function UndoImport({
  id,
  isUndoable,
  leftOut,
}: Pick<PastImport, 'id' | 'isUndoable' | 'leftOut'>) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, data } = useMutation(importMutations.undo());
  const kept = data?.leftOut ?? leftOut;
  const { isBusy, run } = useOneAtATime(async () => {
    const { undone } = await mutateAsync(id);
    showToast({ tone: 'success', title: `${formatNumber(undone)} baris dikembalikan` });
    setIsAsking(false);
  });
  return (
    <>
      {isUndoable && data?.leftOut.length !== 0 && (
        <Cluster>
          <Button onClick={() => setIsAsking(true)}>Urungkan impor</Button>
        </Cluster>
      )}
      {isUndoable && data?.leftOut.length === 0 && <p>Impor ini sudah diurungkan.</p>}
      {kept.length > 0 && (
        <div>
          <p>Diurungkan sebagian. Tetap seperti sekarang:</p>
          <LeftOut rows={kept} />
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Urungkan impor ini?"
          confirmLabel="Urungkan impor"
          keepLabel="Biarkan"
          isBusy={isBusy}
          onConfirm={() => void run(undefined).catch(() => setIsAsking(false))}
          onClose={() => setIsAsking(false)}
        >
          Alumni baru dari impor ini dihapus, dan yang dilengkapi kembali seperti semula. Yang sudah
          diubah atau bergabung sejak itu tetap.
        </ConfirmDialog>
      )}
    </>
  );
}

/** All imports, the newest first. Each can be taken back for 180 days. */
export function PastImports() {
  return (
    <PagedList
      query={useInfiniteQuery(pastImportsQuery())}
      itemsOf={(page) => page}
      errorTitle="Gagal memuat riwayat impor"
      empty={<p>Belum ada impor.</p>}
    >
      {(imports) => (
        <Stack as="ul" aria-label="Riwayat impor">
          {imports.map((one) => (
            <Stack as="li" key={one.id} gap={2} justify="start">
              <p>
                <strong>{one.fileName}</strong>
              </p>
              <Muted>
                {`${formatMoment(one.createdAt)}${one.importedBy && `, ${one.importedBy}`}: ${formatNumber(one.added)} ditambahkan, ${formatNumber(one.completed)} dilengkapi${stateOf(one)}.`}
              </Muted>
              <UndoImport {...one} />
            </Stack>
          ))}
        </Stack>
      )}
    </PagedList>
  );
}

const stateOf = ({ undoneAt, partlyUndoneAt, finishedAt }: PastImport) =>
  undoneAt
    ? ', diurungkan'
    : [partlyUndoneAt && ', diurungkan sebagian', !finishedAt && ', tidak selesai']
        .filter(Boolean)
        .join('');
