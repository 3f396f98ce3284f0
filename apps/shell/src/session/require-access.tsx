import { mayEnter, rememberReturnPath } from '@portal/auth';
import { SessionOfHtml, useSession } from '@portal/auth/session';
import type { Access } from '@portal/federation';
import { homeOf, Navigate, pathFor, useLocation } from '@portal/federation/router';
import { type ReactNode, useContext } from 'react';
import { PageSkeleton } from '../layout/messages/page-skeleton.tsx';
import { usePageIsLive } from './html-page.tsx';

/**
 * Decides what is *shown*, and fails closed; row-level security alone decides what may be read or written. A visitor goes to the
 * login page, which leads back; a user without the right role goes to their own home.
 */
export function RequireAccess({ access, children }: { access: Access; children: ReactNode }) {
  const session = useSession();
  const isFrame = useContext(SessionOfHtml)?.status === 'loading';
  const { pathname, search, hash } = useLocation();
  // The HTML of a public page is a frame too if the release could not render its area.
  if (isFrame) return <WaitForSession />;
  if (mayEnter(access, session)) return children;
  if (session.status === 'loading') return <WaitForSession />;
  if (session.status !== 'signed-out') return <Navigate to={homeOf(session.status)} replace />;
  const from = `${pathname}${search}${hash}`;
  rememberReturnPath(from);
  return <Navigate to={pathFor('login')} replace state={{ from }} />;
}

function WaitForSession() {
  usePageIsLive();
  return <PageSkeleton label="Memeriksa sesi Anda…" />;
}
