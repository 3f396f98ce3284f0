import { AreaPages, lazyPage } from '@portal/federation';

const pages = {
  '/': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "home" */ './features/home/home-page.tsx')).HomePage,
  ),
};
export function App() {
  return <AreaPages pages={pages} />;
}
