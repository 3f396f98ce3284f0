import { deleteJobMutation, jobStatuses, type ListedJob } from '@portal/api/job-posting/admin';
import { useMutation } from '@portal/api/query';
import { useUrlDialog } from '@portal/federation';
import { Button, Container, PageBanner } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';
import { ConfirmRemoval } from '../../form/confirm-removal.tsx';
import { ListFilter } from '../../table/list-filter.tsx';
import styles from '../../table/list-page.module.css';
import { JobForm } from './job-form.tsx';
import { jobStatusLabels } from './job-status.ts';
import { JobsTable } from './jobs-table.tsx';
import { useJobsAddress } from './use-jobs-address.ts';

export default function JobsPage() {
  const address = useJobsAddress();
  const form = useUrlDialog('form');
  const [doomed, setDoomed] = useState<ListedJob | null>(null);
  const { mutateAsync: remove } = useMutation(deleteJobMutation());
  return (
    <>
      <title>Kelola Lowongan | IKA Teknik Elektro</title>
      <meta name="description" content="Tinjau, terbitkan, dan tutup lowongan kerja." />
      <PageBanner
        isCompact
        title="Kelola Lowongan"
        text="Tinjau usulan alumni, pasang lowongan baru, dan tutup yang sudah terisi."
      >
        <Button className={styles.add} onClick={() => form.open('baru')}>
          Tambah Lowongan
        </Button>
      </PageBanner>
      <Container className={styles.content}>
        <ListFilter
          address={address}
          searchLabel="Cari judul atau perusahaan"
          statuses={jobStatuses}
          statusLabels={jobStatusLabels}
        />
        <JobsTable address={address} onEdit={form.open} onRemove={setDoomed} />
      </Container>
      {form.value !== null && (
        <JobForm
          key={form.value}
          id={form.value === 'baru' ? null : form.value}
          onClose={form.close}
        />
      )}
      {doomed && (
        <ConfirmRemoval
          noun="lowongan"
          name={`${doomed.title} di ${doomed.companyName}`}
          onRemove={async () => {
            await remove(doomed.id);
            showToast({ tone: 'success', title: 'Lowongan Dihapus' });
          }}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  );
}
