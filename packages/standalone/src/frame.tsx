import { mayEnter } from '@portal/auth';
import { useSession } from '@portal/auth/session';
import type { AreaDefinition } from '@portal/federation';
import { Link, useLocation } from '@portal/federation/router';
import { EmptyState, Notice, Spinner } from '@portal/ui';
import { type ComponentType, Suspense } from 'react';
import { DemoSignIn } from './demo-sign-in.tsx';
import styles from './frame.module.css';
import { ToastLine } from './toast-line.tsx';

interface FrameProps {
  area: AreaDefinition;
  App: ComponentType;
  hasBackend: boolean;
}

/** Replaces the shell: links to the area's paths, sign-in with demo accounts, and toasts. */
export function Frame({ area, App, hasBackend }: FrameProps) {
  const { pathname } = useLocation();
  return (
    <>
      <header className={styles.bar}>
        <strong>{area.title}</strong>
        <nav aria-label="Halaman area ini" className={styles.pages}>
          {area.routes.map(({ path }) => (
            <Link key={path} to={path} aria-current={path === pathname ? 'page' : undefined}>
              {path}
            </Link>
          ))}
        </nav>
        <DemoSignIn />
      </header>
      <main className={styles.main}>
        {!hasBackend && (
          <Notice tone="warning" title="Layanan data belum berjalan">
            <p>
              Jalankan <code>pnpm start</code> di terminal lain, lalu muat ulang halaman ini.
            </p>
          </Notice>
        )}
        <Suspense fallback={<Spinner />}>
          <CurrentPage routes={area.routes} App={App} />
        </Suspense>
      </main>
      <ToastLine />
    </>
  );
}

function CurrentPage({ routes, App }: Pick<AreaDefinition, 'routes'> & Pick<FrameProps, 'App'>) {
  const session = useSession();
  const { pathname } = useLocation();
  const route = routes.find(({ path }) => path === pathname);
  if (!route) return <EmptyState title="Pilih halaman di atas" />;
  if (mayEnter(route.access, session)) return <App />;
  if (session.status === 'loading') return <Spinner />;
  return <EmptyState title="Pilih akun demo yang boleh membuka halaman ini" />;
}
