import {
  type AdminOrganizationMember,
  adminOrganizationQuery,
  memberMutations,
} from '@portal/api/organization/admin';
import { useMutation, useQuery } from '@portal/api/query';
import { organizationLabelsQuery } from '@portal/api/site-configuration/admin';
import { useUrlDialog } from '@portal/federation';
import { Cluster, cardClass, Grid, QueryError, Skeleton, SkeletonGroup, Stack } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Button } from 'antd';
import { useState } from 'react';
import { withUndo } from '../../decide/with-undo.ts';
import { ConfirmRemoval } from '../../drawer/confirm-removal.tsx';
import { useRestore } from '../../drawer/restore.ts';
import { WorkPage } from '../../frame/work-page.tsx';
import cardStyles from './admin-member-card.module.css';
import { MemberGroups } from './member-groups.tsx';
import { OpenMemberForm } from './open-member-form.tsx';

const noLabels: Readonly<Record<string, string>> = {};

/** The members of the organisation by category, in the order of the about page. */
export default function OrganizationPage() {
  const organization = useQuery(adminOrganizationQuery());
  const labels = useQuery(organizationLabelsQuery()).data ?? noLabels;
  const remove = useMutation(memberMutations.remove());
  const form = useUrlDialog('form');
  const [memberToDelete, setMemberToDelete] = useState<AdminOrganizationMember | null>(null);
  // A category that loses its last member during this visit stays visible.
  const [touched, setTouched] = useState<readonly string[]>([]);
  const touch = (category: string) => setTouched((others) => [...others, category]);

  const restore = useRestore();

  const deleteMember = async ({ id, fields }: AdminOrganizationMember) => {
    await remove.mutateAsync(id);
    touch(fields.category);
    const undo = () => restore({ area: 'organization', id }, fields.name);
    const toast = { tone: 'success', title: 'Anggota Dihapus', description: fields.name } as const;
    showToast(withUndo(toast, undo));
  };

  return (
    <>
      <WorkPage
        text="Pengurus per kategori: nama, jabatan, foto, dan urutan tampil di halaman Tentang."
        action={
          <Button type="primary" onClick={() => form.open('baru')}>
            Tambah Anggota
          </Button>
        }
      >
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
              onRemove={setMemberToDelete}
            />
            <OpenMemberForm
              key={form.value}
              dialog={form}
              members={organization.data}
              labels={labels}
              onTouch={touch}
            />
          </>
        )}
      </WorkPage>
      {memberToDelete && (
        <ConfirmRemoval
          noun="anggota"
          name={memberToDelete.fields.name}
          onRemove={() => deleteMember(memberToDelete)}
          onClose={() => setMemberToDelete(null)}
        />
      )}
    </>
  );
}

const cards = Array.from({ length: 6 }, (_, index) => `kartu-${index}`);

function OrganizationSkeleton() {
  return (
    <SkeletonGroup>
      <Stack>
        <Skeleton width="min(14rem, 100%)" height="1.75rem" />
        <Grid column="20rem" keepsColumns gap={4}>
          {cards.map((card) => (
            <div key={card} className={cardClass()}>
              <Cluster gap={4} isOneLine>
                <Skeleton width={64} height={64} isRound />
                <Stack gap={1} isTop className={cardStyles.facts}>
                  <Skeleton width="80%" height="1.25rem" />
                  <Skeleton width="60%" />
                </Stack>
              </Cluster>
              <Skeleton height="5rem" />
            </div>
          ))}
        </Grid>
      </Stack>
    </SkeletonGroup>
  );
}
