import { Link, useLocation } from '@portal/federation/router';
import { buttonClass, Container, EmptyState, PageBanner } from '@portal/ui';
import { upcomingPages } from './upcoming-pages.ts';

/** Says honestly that the page is not there yet, what it will hold, and where to go meanwhile. */
export function ComingSoonPage() {
  const { pathname } = useLocation();
  const page = upcomingPages[pathname.replace(/\/+$/, '')];
  if (!page) throw new Error(`Nothing is known about the page ${pathname}`);
  return (
    <>
      <title>{`${page.title} | IKA Teknik Elektro`}</title>
      <meta name="description" content={page.promise} />
      <PageBanner title={page.title} text={page.promise} />
      <Container>
        <EmptyState
          title="Halaman ini sedang dibangun"
          text="Kami sedang menyiapkannya dengan data yang benar. Silakan kembali lagi dalam waktu dekat."
          action={
            <Link to={page.onward.to} className={buttonClass()}>
              {page.onward.label}
            </Link>
          }
        />
      </Container>
    </>
  );
}
