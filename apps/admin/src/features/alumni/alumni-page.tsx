import { alumniList, alumniSorts, validationStatuses } from '@portal/api/alumni/admin';
import { keepPreviousData, useQuery } from '@portal/api/query';
import { useUrlDialog } from '@portal/federation';
import { Button, Container, PageBanner } from '@portal/ui';
import { useState } from 'react';
import { ListFilter } from '../../table/list-filter.tsx';
import styles from '../../table/list-page.module.css';
import { useListAddress } from '../../table/use-list-address.ts';
import { AlumniDetail } from './alumni-detail.tsx';
import { AlumniForm } from './alumni-form.tsx';
import { statusLabels } from './alumni-status.ts';
import { AlumniTable } from './alumni-table.tsx';
import { type Leaving, RemoveAlumni } from './remove-alumni.tsx';

const listOptions = {
  statuses: validationStatuses,
  sorts: alumniSorts,
  defaultSort: '-created_at',
} as const;

/** Validates alumni and looks after their data (specification 2, section 2). List, form and detail live in the address. */
export default function AlumniPage() {
  const address = useListAddress(listOptions);
  const { request } = address;
  const alumni = useQuery({ ...alumniList.query(request), placeholderData: keepPreviousData });
  const detail = useUrlDialog('detail');
  const form = useUrlDialog('form');
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  return (
    <>
      <title>Kelola Alumni | IKA Teknik Elektro</title>
      <meta
        name="description"
        content="Validasi alumni, perbarui datanya, dan berikan hak memasang lowongan."
      />
      <PageBanner
        isCompact
        title="Kelola Alumni"
        text="Validasi pendaftar baru, perbarui data, dan tentukan siapa yang boleh memasang lowongan."
      >
        <Button className={styles.add} onClick={() => form.open('baru')}>
          Tambah Alumni
        </Button>
      </PageBanner>
      <Container className={styles.content}>
        <ListFilter
          address={address}
          searchLabel="Cari nama atau email"
          statuses={validationStatuses}
          statusLabels={statusLabels}
        />
        <AlumniTable
          address={address}
          alumni={alumni}
          onOpen={detail.open}
          onEdit={form.open}
          onRemove={setLeaving}
        />
      </Container>
      {detail.value !== null && form.value === null && (
        <AlumniDetail
          id={detail.value}
          list={{ request, data: alumni.data }}
          onEdit={form.open}
          onRemove={setLeaving}
          onClose={detail.close}
        />
      )}
      {form.value !== null && (
        <AlumniForm
          key={form.value}
          id={form.value === 'baru' ? null : form.value}
          onClose={form.close}
        />
      )}
      {leaving && (
        <RemoveAlumni
          alumnus={leaving}
          onRemoved={() => detail.value !== null && detail.close()}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
