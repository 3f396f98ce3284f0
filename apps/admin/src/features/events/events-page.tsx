import { deleteEventMutation, eventStatuses, type ListedEvent } from '@portal/api/event/admin';
import { useMutation } from '@portal/api/query';
import { useUrlDialog } from '@portal/federation';
import { Button, Container, PageBanner } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';
import { ConfirmRemoval } from '../../form/confirm-removal.tsx';
import { ListFilter } from '../../table/list-filter.tsx';
import styles from '../../table/list-page.module.css';
import { EventForm } from './event-form.tsx';
import { eventStatusLabels } from './event-status.ts';
import { EventsTable } from './events-table.tsx';
import { useEventsAddress } from './use-events-address.ts';

export default function EventsPage() {
  const address = useEventsAddress();
  const form = useUrlDialog('form');
  const [doomed, setDoomed] = useState<ListedEvent | null>(null);
  const { mutateAsync: remove } = useMutation(deleteEventMutation());
  return (
    <>
      <title>Kelola Kegiatan | IKA Teknik Elektro</title>
      <meta name="description" content="Tinjau, susun, dan terbitkan kegiatan ikatan alumni." />
      <PageBanner
        isCompact
        title="Kelola Kegiatan"
        text="Tinjau usulan, susun jadwal, dan tentukan kegiatan yang tampil di halaman publik."
      >
        <Button className={styles.add} onClick={() => form.open('baru')}>
          Tambah Kegiatan
        </Button>
      </PageBanner>
      <Container className={styles.content}>
        <ListFilter
          address={address}
          searchLabel="Cari judul atau lokasi"
          statuses={eventStatuses}
          statusLabels={eventStatusLabels}
        />
        <EventsTable address={address} onEdit={form.open} onRemove={setDoomed} />
      </Container>
      {form.value !== null && (
        <EventForm
          key={form.value}
          id={form.value === 'baru' ? null : form.value}
          onClose={form.close}
        />
      )}
      {doomed && (
        <ConfirmRemoval
          noun="kegiatan"
          name={doomed.title}
          onRemove={async () => {
            await remove(doomed.id);
            showToast({ tone: 'success', title: 'Kegiatan Dihapus' });
          }}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  );
}
