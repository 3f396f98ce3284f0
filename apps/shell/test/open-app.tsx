import { configureBackend } from '@portal/api/client';
import { createQueryClient } from '@portal/api/query';
import { type Session, sessionAtom, signedOut } from '@portal/auth/session';
import { contractVersion, type RegisteredArea } from '@portal/federation';
import { BrowserRouter, Link, setKnownRoutes, useLocation } from '@portal/federation/router';
import { createStore } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '../src/app.tsx';
import { setLoadedAreas } from '../src/prerender/loaded-areas.ts';
import { Providers } from '../src/providers.tsx';

/** What the page throws, and the area as the registry of the server has it. */
export const fault: { thrown: unknown; live: object } = { thrown: null, live: {} };

export function Page() {
  const { pathname, search } = useLocation();
  if (fault.thrown) throw fault.thrown;
  return (
    <>
      <h1>{`Isi ${pathname}${search}`}</h1>
      <form id="form" />
      <Link to="/tentang">Ke Tentang</Link>
    </>
  );
}

const entry = '/areas/situs/b1/remoteEntry.js';
export const area: RegisteredArea = {
  name: 'situs',
  title: 'Situs',
  build: 'b1',
  contract: contractVersion,
  entry,
  integrity: { [entry]: 'sha384-x' },
  routes: [
    { path: '/', access: 'public', home: 'visitor', nav: { label: 'Beranda', order: 1 } },
    { path: '/tentang', access: 'public', nav: { label: 'Tentang', order: 2, group: 'Profil' } },
    { path: '/kontak', access: 'public', nav: { label: 'Kontak', order: 3, group: 'Profil' } },
    {
      path: '/masuk',
      access: 'public',
      purpose: 'login',
      isBeforeSignIn: true,
      footer: { label: 'Masuk', order: 2 },
    },
    {
      path: '/saya',
      access: 'member',
      home: 'alumni',
      title: 'Akun Saya',
      menu: { label: 'Akun', order: 1, icon: 'profile' },
    },
    {
      path: '/kelola',
      access: 'admin',
      home: 'admin',
      title: 'Kelola',
      footer: { label: 'Kelola', order: 1 },
    },
    { path: '/kabar', access: 'member', purpose: 'notifications' },
  ].map((route) => ({ ...route, preload: [] })) as RegisteredArea['routes'],
};
export const user = { id: 'budi', email: 'budi@a.example', fullName: 'Budi', avatarUrl: null };
export const alumnus: Session = { status: 'alumni', user };

let root: ReturnType<typeof createRoot>;
export let store: ReturnType<typeof createStore>;
export const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // happy-dom has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/registry.json'
      ? Response.json({ backend: null, areas: [fault.live] })
      : new Response('src/tempat.tsx:7'),
  );
  configureBackend(null);
  setKnownRoutes(area.routes);
  setLoadedAreas({ portal_situs: Page, 'portal_situs/remote': Page });
  Object.assign(fault, { thrown: null, live: area });
  sessionStorage.clear();
  localStorage.clear();
  reload.mockClear();
});
afterEach(async () => {
  await leave();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

export const leave = () => act(async () => root.unmount());

interface Opened {
  session?: Session;
  areas?: RegisteredArea[];
  isStale?: boolean;
}

/** The portal with one area, at this address. A test file that uses it replaces the federation's runtime by `loaded-areas.ts`. */
export async function open(
  path: string,
  { session = signedOut, areas = [area], isStale = false }: Opened = {},
) {
  window.history.replaceState(null, '', path);
  store = createStore();
  store.set(sessionAtom, session);
  const queryClient = createQueryClient({ onError: () => {} });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <Providers store={store} queryClient={queryClient}>
        <BrowserRouter>
          <App registry={{ backend: null, areas }} isStale={isStale} />
        </BrowserRouter>
      </Providers>,
    ),
  );
  await act(async () => {});
}

export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}
export const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(
    (it) =>
      `${it.getAttribute('aria-label') ?? it.textContent}${it.getAttribute('href') ? ` → ${it.getAttribute('href')}` : ''}`,
  );
export const main = () => find('main').textContent;
export const press = (selector: string) => act(async () => find(selector).click());
export const fire = (at: EventTarget, event: Event) =>
  act(async () => void at.dispatchEvent(event));
