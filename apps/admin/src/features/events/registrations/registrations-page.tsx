import { editedEventQuery } from '@portal/api/event/admin';
import { useQuery } from '@portal/api/query';
import { type ListedRegistration, registrationsOf } from '@portal/api/registration/admin';
import { useUrlDialog } from '@portal/federation';
import { Link } from '@portal/federation/router';
import { buttonClass, Cluster } from '@portal/ui';
import { statusWords } from '@portal/views/status';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { listFile } from '../../../export/list-file.ts';
import { WorkPage } from '../../../frame/work-page.tsx';
import { ListFilter } from '../../../list/list-filter.tsx';
import { RowsTable } from '../../../list/rows-table.tsx';
import { useListState } from '../../../list/use-list-state.ts';
import { doorOf, paths } from '../../../routes.ts';
import { ListContext } from '../../../table/list-context.ts';
import { AddRegistration } from './add-registration.tsx';
import { CancelRegistration } from './cancel-registration.tsx';
import { MessageParticipants } from './message-participants.tsx';
import { RegistrationActions } from './registration-actions.tsx';
import { exportedRegistrationColumns, registrationColumns } from './registration-columns.tsx';
import { eventFacts, seatsText } from './registration-status.ts';
import styles from './registrations-page.module.css';

function sourceOf(eventId: string) {
  const list = registrationsOf(eventId);
  return {
    name: 'registrations',
    title: 'Peserta',
    searchLabel: 'Cari nama',
    emptyText: 'Peserta muncul di sini begitu mereka mendaftar.',
    list,
    file: listFile(exportedRegistrationColumns, list.fetchPage),
    columns: registrationColumns,
    statusInfo: statusWords.registrations,
    rowName: ({ name }: ListedRegistration) => name,
  };
}

/** All registrations for one event. The events page shows this list when a search parameter names the event. */
export function RegistrationsPage({ eventId }: { eventId: string }) {
  const { data: event } = useQuery(editedEventQuery(eventId));
  const source = useMemo(() => sourceOf(eventId), [eventId]);
  const list = useListState({ ...source, owner: event?.fields.title });
  const adding = useUrlDialog('tambah');
  const message = useUrlDialog('pesan');
  const [toCancel, setToCancel] = useState<ListedRegistration | null>(null);

  return (
    <>
      <WorkPage
        heading={event?.fields.title}
        text={event ? eventFacts(event.fields) : 'Peserta kegiatan'}
        isTextKept
        action={
          <Button type="primary" aria-keyshortcuts="N" onClick={() => adding.open('baru')}>
            Tambah Peserta
          </Button>
        }
      >
        <Cluster gap={6} rowGap={3} align="center">
          <Link to={paths.events}>Semua kegiatan</Link>
          <strong className={styles.seats}>{event && seatsText(event.registration)}</strong>
          <Cluster as="span" gap={6} align="center" isOneLine>
            <Link
              to={doorOf(eventId)}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              Check-in di pintu
            </Link>
            <Button onClick={() => message.open('baru')}>Kirim Pesan</Button>
          </Cluster>
        </Cluster>
        <ListContext value={list}>
          <ListFilter />
          <RowsTable
            actions={(row: ListedRegistration) => (
              <RegistrationActions registration={row} onCancel={setToCancel} />
            )}
          />
        </ListContext>
      </WorkPage>
      {adding.value !== null && <AddRegistration eventId={eventId} onClose={adding.close} />}
      {message.value !== null && <MessageParticipants eventId={eventId} onClose={message.close} />}
      {toCancel && <CancelRegistration registration={toCancel} onClose={() => setToCancel(null)} />}
    </>
  );
}
