import { BrowserRouter } from '@portal/federation/router';
import { act, type ComponentType, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { type AreaDefinition, defineArea } from '../contract/contract.ts';
import { defineApp, useRoute } from './define-app.tsx';
import type { LoadPage } from './lazy-page.tsx';

const area = defineArea({
  title: 'Area',
  routes: [
    { path: '/satu', page: 'one', access: 'public', title: 'Satu' },
    { path: '/dua', page: 'two', access: 'public', title: 'Dua' },
    { path: '/kedua', page: 'two', access: 'public', title: 'Dua' },
  ],
});

const asPage = (Page: ComponentType) => vi.fn(async () => ({ default: Page }));

afterEach(() => vi.unstubAllGlobals());

function TitlePage() {
  const { title, path } = useRoute();
  return `${title} ${path}`;
}

async function renderAt(path: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.history.replaceState(null, '', path);
  const pages = { one: asPage(() => <h1>Satu</h1>), two: asPage(TitlePage) };
  const App = defineApp(area, pages);
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Suspense>
          <App />
        </Suspense>
      </BrowserRouter>,
    ),
  );
  const { textContent } = container;
  await act(async () => root.unmount());
  return { textContent, pages };
}

test.each([
  ['/satu', 'Satu'],
  ['/satu/', 'Satu'],
  ['/dua', 'Dua /dua'],
  ['/kedua', 'Dua /kedua'],
])('renders at %s the page that the route names, which reads its route', async (path, text) => {
  expect((await renderAt(path)).textContent).toBe(text);
});

test('fetches the code of the current page alone', async () => {
  const { pages } = await renderAt('/dua');
  expect(pages.two).toHaveBeenCalledOnce();
  expect(pages.one).not.toHaveBeenCalled();
});

test('the compiler requires exactly the pages that the routes name', () => {
  expectTypeOf(area).toEqualTypeOf<AreaDefinition<'one' | 'two'>>();
  expectTypeOf<Parameters<typeof defineApp<'one' | 'two'>>[1]>().toEqualTypeOf<
    Record<'one' | 'two', LoadPage>
  >();
});
