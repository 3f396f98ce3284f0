import { Outlet } from '@portal/federation/router';
import { SkipLink } from '@portal/ui';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { Navbar } from './navbar.tsx';
import { usePageArrival } from './page-arrival.ts';
import { Toaster } from './toaster.tsx';

/** The frame of every page: bar, page, footer, toasts. */
export function Layout() {
  const main = usePageArrival();
  return (
    <>
      <SkipLink targetId="isi" />
      <Navbar />
      <main ref={main} id="isi" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <Toaster />
    </>
  );
}
