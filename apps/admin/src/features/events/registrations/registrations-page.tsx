import { editedEventQuery } from '@portal/api/event/admin';
import { keepPreviousData, useQuery } from '@portal/api/query';
import { type ListedRegistration, registrationsOf } from '@portal/api/registration/admin';
import { useUrlDialog } from '@portal/federation';
import { Link } from '@portal/federation/router';
import { buttonClass, Cluster } from '@portal/ui';
import { statusWords } from '@portal/views/status';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { chosenWords } from '../../../decide/name-matching.ts';
import { listFile } from '../../../export/fetch-all-rows.ts';
import { fileNameOf } from '../../../export/file-name.ts';
import { WorkPage } from '../../../frame/work-page.tsx';
import { ListContext, type ListState } from '../../../list/list-context.ts';
import { ListFilter } from '../../../list/list-filter.tsx';
import { RowsTable } from '../../../list/rows-table.tsx';
import { doorOf, paths } from '../../../routes.ts';
import { useListParams } from '../../../table/list-params.ts';
import { statusOptions } from '../../../table/table-column.tsx';
import { AddRegistration } from './add-registration.tsx';
import { CancelRegistration } from './cancel-registration.tsx';
import { MessageParticipants } from './message-participants.tsx';
import { RegistrationActions } from './registration-actions.tsx';
import { exportedRegistrationColumns, registrationColumns } from './registration-columns.tsx';
import { eventFacts, seatsText } from './registration-status.ts';
import styles from './registrations-page.module.css';

/** All registrations for one event. The events page shows this list when a search parameter names the event. */
export function RegistrationsPage({ eventId }: { eventId: string }) {
  const { data: event } = useQuery(editedEventQuery(eventId));
  const list = useMemo(() => registrationsOf(eventId), [eventId]);
  const params = useListParams(list);
  const options = list.query(params.request);
  const query = useQuery({ ...options, placeholderData: keepPreviousData });
  const state: ListState<ListedRegistration, string, string> = {
    ...{ title: 'Peserta', params, query, selection: null },
    fileName: fileNameOf([
      'Peserta',
      event?.fields.title,
      ...chosenWords(params.request, statusWords.registrations),
    ]),
    errorTitle: options.meta?.errorTitle ?? '',
    rowName: ({ name }) => name,
    open: () => undefined,
  };
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
        <ListContext value={state}>
          <ListFilter searchLabel="Cari nama" statuses={statusOptions(statusWords.registrations)} />
          <RowsTable
            name="registrations"
            emptyText="Peserta muncul di sini begitu mereka mendaftar."
            columns={registrationColumns}
            actions={(row: ListedRegistration) => (
              <RegistrationActions registration={row} onCancel={setToCancel} />
            )}
            file={listFile(exportedRegistrationColumns, list.fetchPage)}
          />
        </ListContext>
      </WorkPage>
      {adding.value !== null && <AddRegistration eventId={eventId} onClose={adding.close} />}
      {message.value !== null && <MessageParticipants eventId={eventId} onClose={message.close} />}
      {toCancel && <CancelRegistration registration={toCancel} onClose={() => setToCancel(null)} />}
    </>
  );
}
