import { Outlet } from '@portal/federation/router';
import { SkipLink } from '@portal/ui';
import { Component, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Toaster } from '../toast/toaster.tsx';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { Navbar } from './navbar.tsx';

interface LayoutProps {
  main: RefObject<HTMLElement | null>;
  notice: ReactElement;
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

/**
 * Renders its children again when a page throws while it unmounts. The boundary of an area unmounts together with its area, so
 * React looks for one further up; without this one it would find the boundary of the whole portal.
 */
class UnmountBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError() {
    return {};
  }

  override componentDidCatch(error: unknown) {
    console.error('[portal] a page failed while it was left', error);
  }

  override render() {
    return this.props.children;
  }
}
