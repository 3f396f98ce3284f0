import { type HistoryArea, type HistoryEntry, recordHistoryQuery } from '@portal/api/history';
import { useInfiniteQuery } from '@portal/api/query';
import { Link } from '@portal/federation/router';
import { Cluster, ConfirmDialog, FactSection, formatNumber } from '@portal/ui';
import { areaNouns, ChangeList } from '@portal/views/history';
import { Button } from 'antd';
import { type ComponentProps, useState } from 'react';
import { pageOf, useRestore, useRestoreAll } from './restore.ts';

interface Chosen {
  entry: HistoryEntry;
  /** With all that was deleted in one go. */
  isAll: boolean;
}

/** A history with the way back for what was deleted, and the way to what came back. */
export function HistoryEntries({ query }: Pick<ComponentProps<typeof ChangeList>, 'query'>) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return (
    <>
      <ChangeList
        query={query}
        action={(entry) => (
          <EntryWays entry={entry} onChoose={(isAll) => setChosen({ entry, isAll })} />
        )}
      />
      {chosen && <ConfirmRestore {...chosen} onClose={() => setChosen(null)} />}
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

function ConfirmRestore({ entry, isAll, onClose }: Chosen & { onClose: () => void }) {
  const { id, area, name, together } = entry;
  const restore = useRestore();
  const restoreAll = useRestoreAll();
  const confirm = async () => {
    await (isAll ? restoreAll(entry) : restore({ entryId: id }, name));
    onClose();
  };
  const noun = areaNouns[area].toLowerCase();
  return (
    <ConfirmDialog
      title={isAll ? 'Kembalikan semuanya?' : `Kembalikan ${noun} ini?`}
      confirmLabel={isAll ? 'Kembalikan semuanya' : 'Kembalikan'}
      variant="primary"
      onConfirm={confirm}
      onClose={onClose}
    >
      {isAll ? (
        <p>{`${formatNumber(together)} ${noun} dihapus bersama-sama. Yang belum kembali menjadi seperti sebelum dihapus.`}</p>
      ) : (
        <p>
          <strong>{name}</strong>
          <span> kembali seperti sebelum dihapus, dengan alamat halaman yang sama.</span>
        </p>
      )}
      {!isAll && area === 'alumni' && (
        <p>Riwayat pekerjaan dan pendaftarannya di kegiatan ikut kembali.</p>
      )}
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
