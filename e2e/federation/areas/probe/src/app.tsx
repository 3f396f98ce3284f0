import { AreaPages, type LazyPage, lazyPage } from '@portal/federation';
import type { routes } from './routes.ts';

const pages = {
  '/notifications': lazyPage(
    async () => (await import(/* webpackChunkName: "faults" */ './faults-page.tsx')).FaultsPage,
  ),
  '/alumni/post-job': lazyPage(
    async () => (await import(/* webpackChunkName: "form" */ './form-page.tsx')).FormPage,
  ),
} satisfies Record<(typeof routes)[number]['path'], LazyPage>;

export function App() {
  return <AreaPages pages={pages} />;
}
