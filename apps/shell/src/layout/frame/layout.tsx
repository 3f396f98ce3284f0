import { Outlet } from '@portal/federation/router';
import { SkipLink } from '@portal/ui';
import type { ReactNode, RefObject } from 'react';
import { Toaster } from '../toast/toaster.tsx';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { Navbar } from './navbar.tsx';
import { UnmountBoundary } from './unmount-boundary.tsx';

interface LayoutProps {
  main: RefObject<HTMLElement | null>;
  notice: ReactNode;
}

/** The frame of every page: bar, page, footer, notice and toasts. */
export function Layout({ main, notice }: LayoutProps) {
  return (
    <>
      <SkipLink targetId="isi" />
      <Navbar />
      <main ref={main} id="isi" tabIndex={-1} className={styles.main}>
        <UnmountBoundary>
          <Outlet />
        </UnmountBoundary>
      </main>
      <Footer />
      {notice}
      <Toaster />
    </>
  );
}
