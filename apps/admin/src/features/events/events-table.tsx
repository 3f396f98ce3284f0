import { changeEventStatusMutation, eventList, type ListedEvent } from '@portal/api/event/admin';
import { keepPreviousData, useMutation, useQuery } from '@portal/api/query';
import { ExportButton } from '../../table/export-button.tsx';
import { RowActions } from '../../table/row-actions.tsx';
import { RowsTable } from '../../table/rows-table.tsx';
import { statusChanger } from '../../table/status-changer.ts';
import { eventColumns } from './event-columns.tsx';
import { eventStatusLabels, eventSteps } from './event-status.ts';
import type { EventsAddress } from './use-events-address.ts';

interface EventsTableProps {
  address: EventsAddress;
  onEdit: (id: string) => void;
  onRemove: (event: ListedEvent) => void;
}

export function EventsTable({ address, onEdit, onRemove }: EventsTableProps) {
  const { request } = address;
  const events = useQuery({ ...eventList.query(request), placeholderData: keepPreviousData });
  const { mutateAsync: send } = useMutation(changeEventStatusMutation());
  const changeStatus = statusChanger(send, {
    title: 'Status Kegiatan Diperbarui',
    labels: eventStatusLabels,
  });
  return (
    <RowsTable
      name="events"
      title="Kegiatan"
      errorTitle="Gagal memuat kegiatan"
      columns={eventColumns}
      query={events}
      address={address}
      rowName={({ title }) => title}
      actions={(event) => (
        <RowActions
          name={event.title}
          steps={eventSteps[event.status]}
          onStep={(status) =>
            changeStatus({ id: event.id, former: event.status, status }, event.title)
          }
          onEdit={() => onEdit(event.id)}
          onRemove={() => onRemove(event)}
        />
      )}
      tools={
        <ExportButton
          fileName="kegiatan"
          columns={eventColumns}
          fetchPage={(page, size, signal) =>
            eventList.fetchPage({ ...request, page, size }, signal)
          }
        />
      }
      nothingYet={{
        title: 'Belum ada kegiatan',
        text: 'Tambahkan kegiatan pertama lewat tombol di atas.',
      }}
    />
  );
}
