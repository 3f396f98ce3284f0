import {
  type HistoryArea,
  type HistoryEntry,
  recordHistoryQuery,
  restoreTogetherMutation,
} from '@portal/api/history';
import { useInfiniteQuery, useMutation } from '@portal/api/query';
import { Link } from '@portal/federation/router';
import { Cluster, ConfirmDialog, FactSection, formatNumber } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { areaNouns, ChangeList } from '@portal/views/history';
import { Button } from 'antd';
import { type ComponentProps, useState } from 'react';
import { useOneAtATime } from '../frame/use-one-at-a-time.ts';
import { leftOutText } from './left-out.tsx';
import { pageOf, useRestore } from './restore.ts';

/** A history with the way back for what was deleted, and the way to what came back. */
export function HistoryEntries({ query }: Pick<ComponentProps<typeof ChangeList>, 'query'>) {
  const [chosen, setChosen] = useState<{ entry: HistoryEntry; isAll: boolean } | null>(null);
  const Question = chosen?.isAll ? ConfirmAll : ConfirmRestore;
  return (
    <>
      <ChangeList
        query={query}
        action={(entry) => (
          <EntryWays entry={entry} onChoose={(isAll) => setChosen({ entry, isAll })} />
        )}
      />
      {chosen && <Question entry={chosen.entry} onClose={() => setChosen(null)} />}
    </>
  );
}

interface EntryWaysProps {
  entry: HistoryEntry;
  onChoose: (isAll: boolean) => void;
}

function EntryWays({ entry, onChoose }: EntryWaysProps) {
  const { area, recordId, name, cause, operation, together, isRestorable } = entry;
  const page = cause === 'restore' && operation === 'insert' ? pageOf(area, recordId) : null;
  if (page) return <Link to={page}>{`Buka ${name}`}</Link>;
  if (!isRestorable) return null;
  return (
    <Cluster gap={2}>
      <Button size="small" aria-label={`Kembalikan ${name}`} onClick={() => onChoose(false)}>
        Kembalikan
      </Button>
      {together > 1 && (
        <Button
          size="small"
          aria-label={`Kembalikan semuanya yang dihapus bersama ${name}`}
          onClick={() => onChoose(true)}
        >
          Kembalikan semuanya
        </Button>
      )}
    </Cluster>
  );
}

interface QuestionProps {
  entry: HistoryEntry;
  onClose: () => void;
}

function ConfirmRestore({ entry, onClose }: QuestionProps) {
  const restore = useRestore();
  const { isBusy, run } = useOneAtATime(async () => {
    await restore({ entryId: entry.id }, entry.name);
    onClose();
  });
  const isAlumnus = entry.area === 'alumni';
  return (
    <ConfirmDialog
      title={`Kembalikan ${areaNouns[entry.area].toLowerCase()} ini?`}
      confirmLabel="Kembalikan"
      variant="primary"
      isBusy={isBusy}
      onConfirm={() => run(undefined)}
      onClose={onClose}
    >
      <p>
        <strong>{entry.name}</strong>
        <span> kembali seperti sebelum dihapus, dengan alamat halaman yang sama.</span>
      </p>
      {isAlumnus && <p>Riwayat pekerjaan dan pendaftarannya di kegiatan ikut kembali.</p>}
    </ConfirmDialog>
  );
}

function ConfirmAll({ entry, onClose }: QuestionProps) {
  const { mutateAsync } = useMutation(restoreTogetherMutation());
  const noun = areaNouns[entry.area].toLowerCase();
  const { isBusy, run } = useOneAtATime(async () => {
    const outcome = await mutateAsync(entry.causeId).catch(() => null);
    onClose();
    if (!outcome) return;
    const description = leftOutText(outcome.leftOut);
    showToast({
      tone: description ? 'warning' : 'success',
      title: `${formatNumber(outcome.undone)} ${noun} telah dikembalikan`,
      ...(description && { description }),
    });
  });
  return (
    <ConfirmDialog
      title="Kembalikan semuanya?"
      confirmLabel="Kembalikan semuanya"
      variant="primary"
      isBusy={isBusy}
      onConfirm={() => run(undefined)}
      onClose={onClose}
    >
      <p>{`${formatNumber(entry.together)} ${noun} dihapus bersama-sama. Yang belum kembali menjadi seperti sebelum dihapus.`}</p>
    </ConfirmDialog>
  );
}

interface RecordHistoryProps {
  area: HistoryArea;
  id: string;
}

/** The history at the end of a detail, read when the admin asks for it. */
export function RecordHistory(props: RecordHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FactSection title="Riwayat">
      {isOpen ? (
        <Entries {...props} />
      ) : (
        <div>
          <Button size="small" onClick={() => setOpen(true)}>
            Tampilkan riwayat
          </Button>
        </div>
      )}
    </FactSection>
  );
}

function Entries({ area, id }: RecordHistoryProps) {
  return <HistoryEntries query={useInfiniteQuery(recordHistoryQuery(area, id))} />;
}
