import { useSession } from '@portal/auth/session';
import { Link } from '@portal/federation/router';
import { buttonClass, Container, EmptyState, Spinner } from '@portal/ui';
import { PageHead } from '@portal/views/page';
import { NotificationList } from './notification-list.tsx';

const newsOfAlumni = 'Kabar tentang kegiatan yang Anda ikuti, profil, dan lowongan Anda';
const newsOfAdmin = 'Alumni dan lowongan yang menunggu keputusan, dan hari yang sangat ramai';

/** The page is public, its rows are not. A guest gets a link to the login page, which leads back here. */
export default function NotificationsPage() {
  const session = useSession();
  const news = session.status === 'admin' ? newsOfAdmin : newsOfAlumni;
  return (
    <>
      <PageHead text={`${news}.`} isIndexed={false} />
      <Container isBelowBanner>
        {session.status === 'loading' && <Spinner label="Memeriksa sesi Anda…" />}
        {session.status === 'signed-out' && <SignInPrompt />}
        {'user' in session && (
          <NotificationList key={session.user.id} userId={session.user.id} news={news} />
        )}
      </Container>
    </>
  );
}

function SignInPrompt() {
  return (
    <EmptyState
      drawing="inbox"
      title="Masuk untuk melihat notifikasi Anda"
      text="Notifikasi hanya dapat dibaca oleh pemilik akun. Setelah masuk, Anda kembali ke halaman ini."
      action={
        <Link to="/login" state={{ from: '/notifications' }} className={buttonClass()}>
          Masuk
        </Link>
      }
    />
  );
}
