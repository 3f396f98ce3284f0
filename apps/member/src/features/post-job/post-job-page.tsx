import type { OwnAlumni } from '@portal/api/alumni';
import { useQuery } from '@portal/api/query';
import { useSession } from '@portal/auth/session';
import { useUrlParams } from '@portal/federation';
import { Link } from '@portal/federation/router';
import { buttonClass, Columns, Container, EmptyState, QueryError, SkeletonGroup } from '@portal/ui';
import { PageHead } from '@portal/views/page';
import { JobCopy, JobEditor } from './job-editor.tsx';
import { JobForm } from './job-form.tsx';
import { OwnPostings } from './own-postings.tsx';
import styles from './post-job-page.module.css';
import { postingRightQuery } from './posting-right.ts';
import { ProposalSteps } from './proposal-steps.tsx';

/** The guard lets only alumni in. During a sign-out, the page may be rendered once more without a user. */
export default function PostJobPage() {
  const session = useSession();
  return (
    <>
      <PageHead
        text="Ajukan lowongan kerja bagi sesama alumni dan ikuti statusnya sampai ditayangkan."
        isIndexed={false}
      />
      {session.status === 'alumni' && (
        <Container className={styles.content}>
          <Proposal userId={session.user.id} />
          <OwnPostings userId={session.user.id} />
        </Container>
      )}
    </>
  );
}

/** The form for users with the right to post jobs, else how to get the right. The database checks the right again. */
function Proposal({ userId }: { userId: string }) {
  const { params } = useUrlParams();
  const editedId = params.get('ubah');
  const copiedId = params.get('salin');
  const own = useQuery({
    ...postingRightQuery(userId),
    // The admin may just have given the right: its notification leads to this page.
    refetchOnMount: 'always',
  });
  if (own.isPending) return <SkeletonGroup label="Memuat formulir…" shapes={['32rem']} />;
  if (own.data === undefined) {
    return <QueryError title="Gagal memuat data" query={own} />;
  }
  if (!own.data?.canPostJobs) return <PostingRight alumni={own.data} />;
  return (
    <Columns of="minmax(0, 1fr) 20rem" gap={8}>
      {editedId && <JobEditor id={editedId} />}
      {!editedId && copiedId && <JobCopy id={copiedId} userId={userId} />}
      {!editedId && !copiedId && <JobForm userId={userId} />}
      <ProposalSteps />
    </Columns>
  );
}

/** Replaces the form for users without the right to post jobs, and says how to get it. */
function PostingRight({ alumni }: { alumni: OwnAlumni | null }) {
  const isVerified = alumni?.validationStatus === 'verified';
  return (
    <EmptyState
      title="Anda belum dapat memasang lowongan"
      text={
        isVerified
          ? 'Hak memasang lowongan diberikan oleh admin kepada alumni terverifikasi. Mintalah hak itu kepada pengurus; setelah diberikan, Anda mendapat notifikasi dan formulir muncul di halaman ini.'
          : 'Hak memasang lowongan diberikan oleh admin kepada alumni terverifikasi. Lengkapi dahulu profil Anda dan tunggu validasi pengurus; setelah itu, mintalah hak memasang lowongan.'
      }
      action={
        <>
          <Link to={isVerified ? '/kontak' : '/profile-settings'} className={buttonClass()}>
            {isVerified ? 'Hubungi Pengurus' : 'Periksa Profil'}
          </Link>
          <Link to="/lowongan" className={buttonClass({ variant: 'secondary' })}>
            Lihat Lowongan
          </Link>
        </>
      }
    />
  );
}
