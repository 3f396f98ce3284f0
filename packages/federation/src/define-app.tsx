import { useLocation } from '@portal/federation/router';
import type { ComponentType } from 'react';
import type { AreaDefinition } from './contract.ts';
import { type LazyPage, type LoadPage, lazyPage } from './lazy-page.tsx';

/**
 * The component of an area: it renders the page that `routes.ts` names for the current path and fetches its code when it first
 * renders. The import of each page carries the page's name as `webpackChunkName`; the build fails where one does not.
 */
export function defineApp<Page extends string>(
  { routes }: AreaDefinition<Page>,
  pages: Record<NoInfer<Page>, LoadPage>,
): ComponentType {
  const lazyPages = new Map(
    Object.entries<LoadPage>(pages).map(([name, load]) => [name, lazyPage(load)]),
  );
  const pageOfPath = new Map(routes.map(({ path, page }) => [path, lazyPages.get(page)]));
  return () => <CurrentPage pageOfPath={pageOfPath} />;
}

function CurrentPage({ pageOfPath }: { pageOfPath: Map<string, LazyPage | undefined> }) {
  const { pathname } = useLocation();
  const page = pageOfPath.get(withoutTrailingSlash(pathname));
  // The shell renders an area on the paths of its `area.json` only.
  if (!page) throw new Error(`No page for ${pathname}`);
  const Page = page.current();
  return <Page key={pathname} />;
}

function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
