import '@portal/ui/tokens.css';
import { configureBackend, keepEarlyAnswers } from '@portal/api/client';
import { createQueryClient } from '@portal/api/query';
import { startSession } from '@portal/auth';
import { type Session, sessionAtom, signedOut } from '@portal/auth/session';
import {
  awaitsCodeAttribute,
  coverId,
  initialAttribute,
  notFoundAttribute,
  rootId,
} from '@portal/federation/first-paint';
import { BrowserRouter, knownRoutes, setKnownRoutes } from '@portal/federation/router';
import { guardSpot } from '@portal/ui';
import { dismissError, showToast } from '@portal/ui/toast';
import { createStore } from 'jotai';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { endTask } from './end-task.ts';
import { registerAreas } from './federation/load-area.ts';
import { loadRegistry } from './federation/load-registry.ts';
import { prefetchLater } from './federation/prefetch-later.ts';
import { watchUncaught } from './federation/watch-uncaught.ts';
import { RegistryUnavailablePage } from './layout/messages/registry-unavailable-page.tsx';
import { Providers } from './providers.tsx';
import { showRequestError } from './session/show-request-error.ts';

async function start() {
  const { registry, isStale } = await loadRegistry();
  watchUncaught(registry.areas);
  configureBackend(registry.backend);
  keepEarlyAnswers(window.portalBoot?.reads ?? []);
  registerAreas(registry.areas);
  setKnownRoutes(registry.areas.flatMap((area) => area.routes));
  guardSpot();
  const queryClient = createQueryClient({ onError: showRequestError, onWrite: dismissError });
  const store = createStore();
  startSession(store, {
    onError: (title, description) => showToast({ title, description, tone: 'error' }),
    onNews: (title, description) => showToast({ title, description, duration: 7000 }),
    // The next user must not see data of the former one.
    onSignedOut: () => queryClient.clear(),
    askToChange: async (current, other) =>
      (
        await import(/* webpackChunkName: "enter-by-link" */ './session/ask-to-change.tsx')
      ).askToChange(current, other),
  });
  if (registry.backend) prefetchLater(registry.areas, () => store.get(sessionAtom));

  const root = document.getElementById(rootId);
  if (!root) throw new Error(`index.html has no #${rootId}`);
  const hasFirstPaint = holdsPage(root) && !document.getElementById(coverId) && !isStale;
  const ofHtml = sessionOfHtml(root);
  const isVisitors = ofHtml === signedOut && store.get(sessionAtom) === signedOut;
  const isSame = isVisitors && !hasSearchOrHash(location);
  const page =
    registry.areas.length > 0 ? (
      <App
        registry={registry}
        isStale={isStale}
        sessionOfHtml={hasFirstPaint && !isSame ? ofHtml : null}
      />
    ) : (
      <RegistryUnavailablePage />
    );
  const tree = (
    <Providers store={store} queryClient={queryClient}>
      <BrowserRouter>{page}</BrowserRouter>
    </Providers>
  );
  await endTask();
  if (hasFirstPaint) hydratePage(root, tree, ofHtml === signedOut);
  else renderPage(root, tree);
}

/** Whether the HTML is of this URL's page: the registry may have gained or lost paths since the release rendered the HTML. */
function holdsPage(root: HTMLElement): boolean {
  const path = location.pathname.replace(/(.)\/+$/, '$1');
  const isKnown = knownRoutes().some((route) => route.path === path);
  return root.hasChildNodes() && root.hasAttribute(notFoundAttribute) !== isKnown;
}

/** Public pages are prerendered for a visitor. A frame, which has no heading, is prerendered with the session still loading. */
function sessionOfHtml(root: HTMLElement): Session {
  return root.querySelector('h1') ? signedOut : { status: 'loading' };
}

/** The HTML was rendered for the path without search params and hash. */
function hasSearchOrHash({ search, hash }: Location): boolean {
  return search + hash !== '';
}

/** In a transition, which React cuts into slices: the browser handles input between them. */
function hydratePage(root: HTMLElement, page: ReactNode, isReadable: boolean) {
  if (isReadable) root.setAttribute(awaitsCodeAttribute, location.pathname);
  startTransition(() => void hydrateRoot(root, page));
}

/** Replaces the prerendered page and its tags in the head. */
function renderPage(root: HTMLElement, page: ReactNode) {
  root.replaceChildren();
  for (const tag of document.head.querySelectorAll(`[${initialAttribute}]`)) tag.remove();
  document.getElementById(coverId)?.remove();
  createRoot(root).render(page);
}

void start();
