import { useLocation } from '@portal/federation/router';
import { type ComponentType, createContext, useContext } from 'react';
import type { AreaDefinition, AreaRoute } from '../contract/contract.ts';
import { type LazyPage, type LoadPage, lazyPage } from './lazy-page.tsx';

const RouteContext = createContext<AreaRoute | null>(null);

/** The route of the current page as `routes.ts` writes it, for pages of an area. */
export function useRoute(): AreaRoute {
  const route = useContext(RouteContext);
  if (!route) throw new Error('useRoute is for pages that defineApp renders');
  return route;
}

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
  return () => <CurrentPage routes={routes} pages={lazyPages} />;
}

interface CurrentPageProps {
  routes: readonly AreaRoute[];
  pages: Map<string, LazyPage>;
}

function CurrentPage({ routes, pages }: CurrentPageProps) {
  const { pathname } = useLocation();
  const path = withoutTrailingSlash(pathname);
  const route = routes.find((it) => it.path === path);
  const page = route && pages.get(route.page);
  // The shell renders an area on the paths of its `area.json` only.
  if (!page) throw new Error(`No page for ${pathname}`);
  const Page = page.current();
  return (
    <RouteContext value={route}>
      <Page key={pathname} />
    </RouteContext>
  );
}

function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
