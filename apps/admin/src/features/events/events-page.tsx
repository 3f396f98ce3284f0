import {
  eventSorts,
  eventStatuses,
  fetchListedEvents,
  listedEventsQuery,
} from '@portal/api/event/admin';
import { keepPreviousData, useQuery } from '@portal/api/query';
import { Button, Container, PageBanner } from '@portal/ui';
import { ExportButton } from '../../table/export-button.tsx';
import { ListFilter } from '../../table/list-filter.tsx';
import { RowsTable } from '../../table/rows-table.tsx';
import { useListAddress } from '../../table/use-list-address.ts';
import { eventColumns, eventStatusLabels } from './event-columns.tsx';
import styles from './events-page.module.css';

const listOptions = {
  statuses: eventStatuses,
  sorts: eventSorts,
  defaultSort: '-created_at',
} as const;

export function EventsPage() {
  const address = useListAddress(listOptions);
  const { request } = address;
  const events = useQuery({ ...listedEventsQuery(request), placeholderData: keepPreviousData });
  return (
    <>
      <title>Kelola Kegiatan | IKA Teknik Elektro</title>
      <PageBanner
        title="Kelola Kegiatan"
        text="Tinjau usulan, susun jadwal, dan tentukan kegiatan yang tampil di halaman publik."
      >
        <Button>Tambah Kegiatan</Button>
      </PageBanner>
      <Container className={styles.content}>
        <ListFilter
          address={address}
          searchLabel="Cari judul atau lokasi"
          statuses={eventStatuses}
          statusLabels={eventStatusLabels}
        />
        <RowsTable
          name="events"
          title="Kegiatan"
          errorTitle="Gagal memuat kegiatan"
          columns={eventColumns}
          query={events}
          address={address}
          rowName={({ title }) => title}
          tools={
            <ExportButton
              fileName="kegiatan"
              columns={eventColumns}
              fetchPage={(page, size, signal) =>
                fetchListedEvents({ ...request, page, size }, signal)
              }
            />
          }
          nothingYet={{
            title: 'Belum ada kegiatan',
            text: 'Tambahkan kegiatan pertama lewat tombol di atas.',
          }}
        />
      </Container>
    </>
  );
}
