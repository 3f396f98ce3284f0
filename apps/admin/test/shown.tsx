import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { defineApp } from '@portal/federation';
import { defineArea } from '@portal/federation/contract';
import { BrowserRouter } from '@portal/federation/router';
import { dismissToast, getToast } from '@portal/ui/toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, vi } from 'vitest';

/** For writes by PostgREST the method stands before the name of the table: 'PATCH events'. */
type Sent = [name: string, body: unknown];
type Answer = (body: never, address: URL) => unknown;

/** Refused, and not asked for again. */
export const refusal: Answer = () =>
  Response.json({ code: '42501', message: 'permission denied' }, { status: 403 });
export const conflict: Answer = () =>
  Response.json({ code: 'PT409', message: 'changed meanwhile' }, { status: 409 });

/** The service: what it answers by name; without an answer nothing. @returns what is asked and written, in its order. */
export function serve(answers: Readonly<Record<string, unknown>>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = new URL(String(input));
    const last = address.pathname.split('/').at(-1) ?? '';
    const isCall = address.pathname.includes('/rpc/') || (init?.method ?? 'GET') === 'GET';
    const name = isCall ? last : `${init?.method} ${last}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push([name, body]);
    const answer = answers[name] ?? [];
    const given: unknown =
      typeof answer === 'function' ? await answer(body as never, address) : answer;
    return given instanceof Response ? given : Response.json(given);
  });
  return sent;
}

/** Shows a page, or a part of one, at its address. @returns its cache, and the titles of what has failed */
export async function show(content: ReactElement, address = '/admin') {
  const failures: string[] = [];
  history.replaceState(null, '', address);
  const area = defineArea({
    title: 'Area',
    routes: [{ path: location.pathname, page: 'page', access: 'admin', title: 'Halaman' }],
  });
  const App = defineApp(area, { page: async () => ({ default: () => content }) });
  const cache = createQueryClient({ onError: (_error, title) => failures.push(title) });
  await act(async () => {
    render(
      <QueryClientProvider client={cache}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </QueryClientProvider>,
    );
  });
  return { cache, failures };
}

/** All that the page says, or this part of it: its texts, one after the other. */
export function said(part: Element = document.body): string {
  const texts: string[] = [];
  const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? '');
  const words = texts.map((text) => text.replace(/\s+/g, ' ').trim());
  return words.filter(Boolean).join(' | ');
}
export const saidIn = (parts: string) =>
  [...document.querySelectorAll(parts)].map((part) => said(part));

/** Waits for a busy machine, where the first drawer of Ant Design takes seconds. */
export const soon = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      check();
    },
    { timeout: 10_000, interval: 10 },
  );

export const saysSoon = (words: string) =>
  soon(() => {
    if (!document.body.textContent?.includes(words)) throw new Error(`No ${words} in ${said()}`);
  });

/** The last button or link with this name, not by its role: with the styles of Ant Design in the document, that takes a second each. */
export function named(name: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>('button, a, [role="option"]')];
  const found = all.findLast((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
  if (!found) throw new Error(`There is no ${name}: ${said()}`);
  return found;
}

export const press = (name: string) => act(async () => void fireEvent.click(named(name)));

/** Chooses an option of the last field with this label. */
export async function choose(label: string, option: string) {
  const field = screen.getAllByLabelText(label).at(-1);
  await act(async () => void (field && fireEvent.mouseDown(field)));
  const options = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')];
  await act(async () => options.findLast(({ textContent }) => textContent === option)?.click());
}
/** Into the field with this label; of several into the one at this place. */
export const type = (label: string, value: string, place = 0) =>
  act(async () => {
    const field = screen.getAllByLabelText(label)[place];
    if (field) fireEvent.change(field, { target: { value } });
  });

/** What stands in the fields of the form. */
export const typed = () =>
  [...document.querySelectorAll('form input:not([type="file"]), form textarea[id]')].map((field) =>
    Reflect.get(field, 'value'),
  );

interface Service {
  answers: Record<string, unknown>;
  failures: string[];
}

/** Presses what a write refuses at first and then does. @returns what has failed, and what the toast says of the success */
export async function pressTwice(
  name: string,
  write: string,
  { answers, failures }: Service,
  answer: unknown = null,
) {
  dismissToast();
  answers[write] = refusal;
  await press(name);
  await soon(() => expect(failures).toHaveLength(1));
  expect(getToast()).toBeNull();
  answers[write] = answer;
  await press(name);
  await soon(() => expect(getToast()).not.toBeNull());
  const { tone, title, description, action } = getToast() ?? {};
  return [failures.pop(), tone, title, description, action?.label];
}
