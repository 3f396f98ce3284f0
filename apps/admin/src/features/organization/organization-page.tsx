import {
  type AdminOrganizationMember,
  adminOrganizationQuery,
  deleteMemberMutation,
} from '@portal/api/organization/admin';
import { useMutation, useQuery } from '@portal/api/query';
import { organizationLabelsQuery } from '@portal/api/site-configuration/admin';
import { useUrlDialog } from '@portal/federation';
import { Button, Container, PageBanner, QueryError } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';
import { ConfirmRemoval } from '../../form/confirm-removal.tsx';
import { MemberGroups } from './member-groups.tsx';
import { OpenMemberForm } from './open-member-form.tsx';
import styles from './organization-page.module.css';
import { OrganizationSkeleton } from './organization-skeleton.tsx';

const noLabels: Readonly<Record<string, string>> = {};

/** The people of the organisation, by category, as visitors meet them on the about page. */
export default function OrganizationPage() {
  const organization = useQuery(adminOrganizationQuery());
  const labels = useQuery(organizationLabelsQuery()).data ?? noLabels;
  const remove = useMutation(deleteMemberMutation());
  const form = useUrlDialog('form');
  const [removed, setRemoved] = useState<AdminOrganizationMember | null>(null);
  // Categories that had members during this visit stay in sight when they lose the last one.
  const [touched, setTouched] = useState<readonly string[]>([]);
  const touch = (category: string) => setTouched((others) => [...others, category]);

  const removeMember = async ({ id, fields }: AdminOrganizationMember) => {
    await remove.mutateAsync(id);
    touch(fields.category);
    showToast({ tone: 'success', title: 'Anggota Dihapus', description: fields.name });
  };

  return (
    <>
      <title>Kelola Struktur Organisasi | IKA Teknik Elektro</title>
      <PageBanner
        isCompact
        title="Kelola Struktur Organisasi"
        text="Pengurus per kategori: nama, jabatan, foto, dan urutan tampil di halaman Tentang."
      >
        <Button className={styles.add} onClick={() => form.open('baru')}>
          Tambah Anggota
        </Button>
      </PageBanner>
      <Container className={styles.content}>
        {organization.isPending && <OrganizationSkeleton />}
        {organization.isError && (
          <QueryError title="Gagal memuat anggota organisasi" query={organization} />
        )}
        {organization.data && (
          <>
            <MemberGroups
              members={organization.data}
              labels={labels}
              touched={touched}
              onEdit={({ id }) => form.open(id)}
              onRemove={setRemoved}
            />
            <OpenMemberForm
              key={form.value}
              address={form}
              members={organization.data}
              labels={labels}
              onTouch={touch}
            />
          </>
        )}
      </Container>
      {removed && (
        <ConfirmRemoval
          noun="anggota"
          name={removed.fields.name}
          onRemove={() => removeMember(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}
