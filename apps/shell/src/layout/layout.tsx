import { Outlet } from '@portal/federation/router';
import { SkipLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { DepartureBoundary } from '../federation/departure-boundary.tsx';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { Navbar } from './navbar.tsx';
import { usePageArrival } from './page-arrival.ts';
import { Toaster } from './toaster.tsx';

/** The frame of every page: bar, page, footer, toasts; and what is to be said on every page, beside it. */
export function Layout({ notice }: { notice: ReactNode }) {
  const main = usePageArrival();
  return (
    <>
      <SkipLink targetId="isi" />
      <Navbar />
      <main ref={main} id="isi" tabIndex={-1} className={styles.main}>
        <DepartureBoundary>
          <Outlet />
        </DepartureBoundary>
      </main>
      <Footer />
      {notice}
      <Toaster />
    </>
  );
}
