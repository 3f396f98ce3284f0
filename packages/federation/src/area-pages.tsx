import { useLocation } from '@portal/federation/router';
import type { LazyPage } from './lazy-page.tsx';

/**
 * Draws the page of the current path. The shell has matched the path against the registry already, so there is always one,
 * unless `app.tsx` and `routes.ts` of the area disagree: then it throws, and the area's boundary shows it.
 */
export function AreaPages({ pages }: { pages: Record<string, LazyPage> }) {
  const { pathname } = useLocation();
  const page = pages[normalizePath(pathname)];
  if (!page) throw new Error(`No page for ${pathname}`);
  const Page = page.current();
  return <Page key={pathname} />;
}

/** The path as the route table writes it: without a trailing slash. */
function normalizePath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
}
