import { BrowserRouter } from '@portal/federation/router';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestNavigation, useNavigationBlocker } from './navigation-guard.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

let guard: ReturnType<typeof useLeaveGuard>;
let isDirtyNow: boolean;
let root: Root;

function Page({ isDirty }: { isDirty: boolean }) {
  guard = useLeaveGuard(isDirty, '/beranda', () => isDirtyNow);
  return null;
}

function renderPage(isDirty: boolean) {
  isDirtyNow = isDirty;
  act(() =>
    root.render(
      <BrowserRouter>
        <Page isDirty={isDirty} />
      </BrowserRouter>,
    ),
  );
}

const place = () => location.pathname + location.search + location.hash;
const isClosingAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Clicks a link, which the test environment must not follow. */
function click(attributes: object, init: MouseEventInit = {}, isPrevented = false): MouseEvent {
  const link = Object.assign(document.createElement('a'), attributes);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  const page = document.body.appendChild(document.createElement('p'));
  page.append(link);
  const prevent = () => event.preventDefault();
  if (isPrevented) window.addEventListener('click', prevent, { capture: true, once: true });
  page.addEventListener('click', prevent);
  act(() => link.dispatchEvent(event));
  page.remove();
  return event;
}

/** Goes to the entry of a state, as Back does. */
function goTo(path: string, state: object | null) {
  history.replaceState(state, '', path);
  act(() => window.dispatchEvent(new PopStateEvent('popstate', { state })));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState({ usr: { from: 'daftar' } }, '', '/profil?bagian=1#foto');
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
});

test.each<[what: string, attributes: object, init?: MouseEventInit, isPrevented?: boolean]>([
  ['a new tab by Ctrl', { href: '/acara' }, { ctrlKey: true }],
  ['a new tab by Command', { href: '/acara' }, { metaKey: true }],
  ['a new window by Shift', { href: '/acara' }, { shiftKey: true }],
  ['a download by Alt', { href: '/acara' }, { altKey: true }],
  ['another button of the mouse', { href: '/acara' }, { button: 1 }],
  ['a link to a new tab', { href: '/acara', target: '_blank' }],
  ['a download', { href: '/acara', download: 'acara.ics' }],
  ['a mail', { href: 'mailto:hrd@contoh.com' }],
  ['a place of the same page', { href: '/profil?bagian=1#riwayat' }],
  ['a link without an address', {}],
  ['a click that something else has taken', { href: '/acara' }, {}, true],
])('asks nothing for %s', (_, attributes, init, isPrevented) => {
  renderPage(true);
  click(attributes, init, isPrevented);
  expect(guard.isAsking).toBe(false);
});

test('a click on a link asks, reaches nothing else, and leads there once the user leaves', () => {
  renderPage(true);
  const heard = vi.fn();
  document.body.addEventListener('click', heard);
  expect(click({ href: '/acara?waktu=lewat#event-1' }).defaultPrevented).toBe(true);
  document.body.removeEventListener('click', heard);
  expect(heard).not.toHaveBeenCalled();
  expect([guard.isAsking, place()]).toEqual([true, '/profil?bagian=1#foto']);
  act(() => guard.leave());
  expect([guard.isAsking, place()]).toEqual([false, '/acara?waktu=lewat#event-1']);
  expect(isClosingAsked()).toBe(false);
});

test('a link to another site is followed outside of the router, and staying follows none', () => {
  renderPage(true);
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  click({ href: 'https://contoh.com/lowongan' });
  act(() => guard.stay());
  expect(guard.isAsking).toBe(false);
  click({ href: 'https://contoh.com/lowongan' });
  expect(assign).not.toHaveBeenCalled();
  act(() => guard.leave());
  expect(String(assign.mock.calls[0]?.[0])).toBe('https://contoh.com/lowongan');
});

test('asks before a tab closes or something navigates while changes are unsaved alone', () => {
  const asked = () => {
    const navigate = vi.fn();
    act(() => requestNavigation(navigate));
    const isHeld = navigate.mock.calls.length === 0;
    act(() => guard.stay());
    return [isClosingAsked(), isHeld];
  };
  renderPage(false);
  expect(asked()).toEqual([false, false]);
  renderPage(true);
  expect(asked()).toEqual([true, true]);
  isDirtyNow = false;
  expect(asked()).toEqual([false, false]);
  renderPage(true);
  act(() => guard.release());
  click({ href: '/acara' });
  expect([isClosingAsked(), guard.isAsking]).toEqual([false, false]);
});

test('Back stays on the page and asks; staying guards again, and leaving goes back', () => {
  renderPage(true);
  expect(history.state.usr).toEqual({ from: 'daftar', isBuffer: true });
  expect(place()).toBe('/profil?bagian=1#foto');
  const go = vi.spyOn(history, 'go').mockReturnValue();
  vi.spyOn(history, 'length', 'get').mockReturnValue(3);
  goTo('/profil?bagian=1', null);
  expect(guard.isAsking).toBe(true);
  act(() => guard.stay());
  expect([guard.isAsking, history.state.usr.isBuffer]).toEqual([false, true]);
  expect(go).not.toHaveBeenCalled();
  goTo('/profil?bagian=1', null);
  act(() => guard.leave());
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
});

test('Back without an entry before the page leads to the home of the area', () => {
  renderPage(true);
  vi.spyOn(history, 'length', 'get').mockReturnValue(2);
  goTo('/profil?bagian=1', null);
  act(() => guard.leave());
  expect(place()).toBe('/beranda');
});

test('Back asks nothing once all is saved, or on another page or the guarded entry itself', () => {
  renderPage(true);
  const go = vi.spyOn(history, 'go').mockReturnValue();
  vi.spyOn(history, 'length', 'get').mockReturnValue(3);
  goTo('/profil?bagian=1', { usr: { isBuffer: true } });
  goTo('/acara', null);
  expect([guard.isAsking, go.mock.calls]).toEqual([false, []]);
  history.replaceState(null, '', '/profil?bagian=1');
  isDirtyNow = false;
  goTo('/profil?bagian=1', null);
  expect([guard.isAsking, go.mock.calls]).toEqual([false, [[-1]]]);
});

function Plain() {
  guard = useLeaveGuard(true);
  return null;
}

const blocked = vi.fn();
function Blocking({ isBlocked }: { isBlocked: boolean }) {
  useNavigationBlocker(isBlocked, blocked);
  return null;
}

test('a guard that is told nothing else asks whenever it is dirty, and leads home', async () => {
  const page = (
    <BrowserRouter>
      <Plain />
    </BrowserRouter>
  );
  act(() => root.render(page));
  expect(isClosingAsked()).toBe(true);
  const leave = vi.fn();
  act(() => requestNavigation(leave));
  expect(guard.isAsking).toBe(true);
  expect(leave).not.toHaveBeenCalled();
  act(() => guard.leave());
  expect(leave).toHaveBeenCalledTimes(1);
  expect(isClosingAsked()).toBe(false);
});

test('a blocker that is told nothing else blocks while it is on', () => {
  const leave = vi.fn();
  act(() => root.render(<Blocking isBlocked />));
  requestNavigation(leave);
  expect([blocked.mock.calls, leave.mock.calls]).toEqual([[[leave]], []]);
  act(() => root.render(<Blocking isBlocked={false} />));
  requestNavigation(leave);
  expect([blocked.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1]);
});
