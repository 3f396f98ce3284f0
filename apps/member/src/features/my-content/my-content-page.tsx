import { ownAlumniQuery } from '@portal/api/alumni';
import { useQuery } from '@portal/api/query';
import { useSession } from '@portal/auth/session';
import { Link } from '@portal/federation/router';
import { buttonClass, Container, EmptyState } from '@portal/ui';
import { PageHead } from '@portal/views/page';

/** A placeholder: the user's own jobs are listed beside the form that proposes them. */
export default function MyContentPage() {
  const session = useSession();
  return (
    <>
      <PageHead text="Konten yang dapat Anda kelola di portal alumni." isIndexed={false} />
      <Container width="text" isBelowBanner>
        {session.status === 'alumni' && <OtherPlaces userId={session.user.id} />}
      </Container>
    </>
  );
}

/** The page that proposes jobs refuses users without the right, so that nothing leads them there. */
function OtherPlaces({ userId }: { userId: string }) {
  const { data: own } = useQuery(ownAlumniQuery(userId));
  const canPostJobs = own?.canPostJobs === true;
  return (
    <EmptyState
      title="Belum ada jenis konten lain yang dapat dikelola"
      text={`${canPostJobs ? 'Lowongan yang Anda ajukan beserta statusnya ada di halaman Pasang Lowongan; data' : 'Data'} diri Anda ada di Profil & Pengaturan.`}
      action={
        <>
          {canPostJobs && (
            <Link to="/alumni/post-job" className={buttonClass()}>
              Lihat Lowongan Anda
            </Link>
          )}
          <Link to="/profile-settings" className={buttonClass({ variant: 'secondary' })}>
            Profil & Pengaturan
          </Link>
        </>
      }
    />
  );
}
