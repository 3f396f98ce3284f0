import { BrowserRouter, Link } from '@portal/federation/router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { usePageArrival } from './page-arrival.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Page({ hasHeading }: { hasHeading: boolean }) {
  return <main ref={usePageArrival()}>{hasHeading && <h1>Tentang Kami</h1>}</main>;
}

/** Where the focus is after a page was loaded. */
async function focusAfterLoad(type: NavigationTimingType, referrer: string, seconds = 0) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (hasHeading: boolean) =>
    act(async () =>
      root.render(
        <BrowserRouter>
          <Page hasHeading={hasHeading} />
        </BrowserRouter>,
      ),
    );
  await show(seconds === 0);
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  await show(true);
  await vi.runAllTimersAsync();
  const focus = document.activeElement?.tagName;
  await act(async () => root.unmount());
  container.remove();
  return focus;
}

it('moves the focus to the heading of a page that a link of the portal has loaded', async () => {
  expect(await focusAfterLoad('navigate', `${location.origin}/`)).toBe('H1');
});

it('moves the focus to a heading that comes after half a minute', async () => {
  expect(await focusAfterLoad('navigate', `${location.origin}/`, 30)).toBe('H1');
});

it.each([
  ['navigate', ''],
  ['navigate', 'https://cari.example/'],
  ['reload', `${location.origin}/`],
  ['back_forward', `${location.origin}/`],
] as const)('leaves the focus to the browser after %s from "%s"', async (type, referrer) => {
  expect(await focusAfterLoad(type, referrer)).toBe('BODY');
});

function Site({ hasHeading }: { hasHeading: boolean }) {
  return (
    <BrowserRouter>
      <Link to="/jauh">Jauh</Link>
      <Link to="/jauh#bagian">Bagian</Link>
      <input />
      <p id="bagian" tabIndex={-1} />
      <Page hasHeading={hasHeading} />
    </BrowserRouter>
  );
}

/** Follows a link, moves the focus before the heading of the next page comes, and tells what has the focus then. */
async function focusAfterLink(link: string, meanwhile: string | null, isBack = false) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState(null, '', '/dekat');
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(<Site hasHeading={false} />));
  const pressed = container.querySelector<HTMLElement>(`a[href="${link}"]`);
  pressed?.focus();
  await act(async () => pressed?.click());
  if (isBack) {
    history.replaceState(null, '', '/dekat');
    await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  }
  if (meanwhile) container.querySelector<HTMLElement>(meanwhile)?.focus();
  await act(async () => root.render(<Site hasHeading />));
  const focus = document.activeElement?.tagName;
  await act(async () => root.unmount());
  container.remove();
  return { focus, top: scroll.mock.calls.length };
}

it.each([
  ['moves the focus from the link to the heading', '/jauh', null, { focus: 'H1', top: 1 }],
  ['keeps a field that was focused meanwhile', '/jauh', 'input', { focus: 'INPUT', top: 1 }],
  ['keeps the focused anchor', '/jauh#bagian', '#bagian', { focus: 'P', top: 0 }],
  ['scrolls no page to which it goes back', '/jauh', null, { focus: 'H1', top: 1 }, true],
])('on navigation %s', async (_, link, meanwhile, outcome, isBack = false) => {
  expect(await focusAfterLink(link, meanwhile, isBack)).toEqual(outcome);
});
