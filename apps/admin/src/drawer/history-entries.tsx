import {
  type HistoryArea,
  type HistoryEntry,
  type Restored,
  recordHistoryQuery,
  restoreMutation,
} from '@portal/api/history';
import { useInfiniteQuery, useMutation } from '@portal/api/query';
import { ConfirmDialog, FactSection, formatNumber } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { areaNouns, ChangeList } from '@portal/views/history';
import { Button } from 'antd';
import { type ComponentProps, useState } from 'react';
import { useOneAtATime } from '../frame/use-one-at-a-time.ts';

/** A history with the way back for what was deleted. */
export function HistoryEntries({ query }: Pick<ComponentProps<typeof ChangeList>, 'query'>) {
  const [chosen, setChosen] = useState<HistoryEntry | null>(null);
  return (
    <>
      <ChangeList
        query={query}
        action={(entry) =>
          entry.isRestorable && (
            <div>
              <Button
                size="small"
                aria-label={`Kembalikan ${entry.name}`}
                onClick={() => setChosen(entry)}
              >
                Kembalikan
              </Button>
            </div>
          )
        }
      />
      {chosen && <ConfirmRestore entry={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function ConfirmRestore({ entry, onClose }: { entry: HistoryEntry; onClose: () => void }) {
  const { mutateAsync } = useMutation(restoreMutation());
  const { isBusy, run } = useOneAtATime(async (id: number) => {
    const restored = await mutateAsync(id).catch(() => null);
    onClose();
    if (!restored) return;
    const text = lackText(restored);
    showToast({
      tone: text ? 'warning' : 'success',
      title: `${entry.name} telah dikembalikan`,
      ...(text && { description: text }),
    });
  });
  const isAlumnus = entry.area === 'alumni';
  return (
    <ConfirmDialog
      title={`Kembalikan ${areaNouns[entry.area].toLowerCase()} ini?`}
      confirmLabel="Kembalikan"
      variant="primary"
      isBusy={isBusy}
      onConfirm={() => run(entry.id)}
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

/** What could not come back as it was; empty if everything did. */
function lackText({ lacksAccount, lacksEmail, waiting, missing }: Restored): string {
  return [
    lacksAccount && 'Tanpa akunnya, yang sudah dihapus atau punya rekaman lain.',
    lacksEmail && 'Tanpa emailnya, yang sekarang dipakai rekaman lain.',
    waiting > 0 &&
      `${formatNumber(waiting)} pendaftaran masuk daftar tunggu: tempatnya sudah terisi.`,
    missing > 0 &&
      `${formatNumber(missing)} pendaftaran tidak kembali: kegiatan atau orangnya sudah tidak ada.`,
  ]
    .filter(Boolean)
    .join(' ');
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
