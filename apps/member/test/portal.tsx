import { configureBackend } from '@portal/api/client';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { type Session, sessionAtom } from '@portal/auth/session';
import { BrowserRouter, useLocation } from '@portal/federation/router';
import { dismissToast, showToast } from '@portal/ui/toast';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, vi } from 'vitest';
import { App } from '../src/app.tsx';
import { area } from '../src/routes.ts';

// As long as `expect.poll` waits: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 3000 });

export const budi = {
  status: 'alumni',
  user: { id: 'budi', email: 'budi@a.example', fullName: 'Budi', avatarUrl: null },
} satisfies Session;

/** By function or table, what the service answers; null is a row that is not there. */
export type Answers = Record<string, unknown>;

/** A status and a code of the service, in place of an answer. */
export const refusal = (status: number, message: string, code = '') =>
  Response.json({ code, message }, { status });
export const forbidden = () => refusal(403, 'Tidak boleh.', '42501');

/** Takes the page and the service of each test of the file away again. */
export function usePages() {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

/** The page of the area on the current path; of other areas the path alone. */
function Here() {
  const { pathname } = useLocation();
  return area.routes.some(({ path }) => path === pathname) ? <App /> : <output>{pathname}</output>;
}

/** Opens a page of this area beside a service, and gives the writes that are sent to it. */
export function openPage(path: string, answers: Answers, session: Session = budi) {
  cleanup();
  dismissToast();
  configureBackend({ url: 'https://portal.example', publishableKey: 'key' });
  history.replaceState(null, '', path);
  getDefaultStore().set(sessionAtom, session);
  const sent: [name: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    if (typeof init?.body === 'string') sent.push([name, JSON.parse(init.body)]);
    const answer = answers[name];
    const found = typeof answer === 'function' ? answer(sent.at(-1)?.[1]) : answer;
    return found instanceof Response ? found : Response.json(found ?? null);
  });
  const cache = createQueryClient({
    onError: ({ message: description }, title) => showToast({ tone: 'error', title, description }),
  });
  render(
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <Here />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return sent;
}

/** What a page says, without the styles and the head of the document. */
export const said = (part = 'body') => document.querySelector(part)?.textContent;

/** By what it is called to everyone; by its role it takes much longer. */
export const press = (name: string) => {
  const button = [...document.querySelectorAll('button')].findLast(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  fireEvent.click(button ?? screen.getByText(name));
};

export const fill = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const errors = () =>
  [...document.querySelectorAll('p[id$="-error"]')].map(({ textContent }) => textContent);

export const links = () =>
  [...document.querySelectorAll('a')].map((one) => [one.textContent, one.getAttribute('href')]);
