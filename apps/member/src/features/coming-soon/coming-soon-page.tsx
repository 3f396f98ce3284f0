import { dashboardPath } from '@portal/auth';
import { type Session, useSession } from '@portal/auth/session';
import { Link, useLocation } from '@portal/federation/router';
import { buttonClass, Container, EmptyState, PageBanner, Spinner } from '@portal/ui';
import { upcomingPages } from './upcoming-pages.ts';

/** Says honestly that the page is not there yet, what it will hold, and where to go meanwhile. */
export function ComingSoonPage() {
  const { pathname } = useLocation();
  const session = useSession();
  const page = upcomingPages[pathname.replace(/\/+$/, '')];
  if (!page) throw new Error(`Nothing is known about the page ${pathname}`);
  return (
    <>
      <title>{`${page.title} | IKA Teknik Elektro`}</title>
      <PageBanner title={page.title} text={page.promise} />
      <Container>
        <WayOn session={session} from={pathname} />
      </Container>
    </>
  );
}

/** Only the notifications are open to guests, who are asked in. The page is not guarded, its rows are. */
function WayOn({ session, from }: { session: Session; from: string }) {
  switch (session.status) {
    case 'loading':
      return <Spinner label="Memeriksa sesi Anda…" />;
    case 'signed-out':
      return (
        <EmptyState
          drawing="inbox"
          title="Masuk untuk melihat notifikasi Anda"
          text="Notifikasi hanya dapat dibaca oleh pemilik akun. Setelah masuk, Anda kembali ke halaman ini."
          action={
            <Link to="/login" state={{ from }} className={buttonClass()}>
              Masuk
            </Link>
          }
        />
      );
    default:
      return (
        <EmptyState
          title="Halaman ini sedang dibangun"
          text="Kami sedang menyiapkannya. Silakan kembali lagi dalam waktu dekat."
          action={
            <Link to={dashboardPath(session.status)} className={buttonClass()}>
              Kembali ke dashboard
            </Link>
          }
        />
      );
  }
}
