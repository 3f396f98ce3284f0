import { returnPathKey } from '@portal/api/storage-keys';
import { rememberReturnPath } from '@portal/auth';
import type { Role } from '@portal/auth/session';
import { BrowserRouter, Link, setKnownRoutes } from '@portal/federation/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useReturn } from './use-return.ts';

const origin = '/profile-settings';

beforeEach(() => {
  setKnownRoutes([
    { path: '/login', access: 'public', purpose: 'login' },
    { path: '/kegiatan', access: 'public' },
    { path: origin, access: 'alumni' },
  ]);
  history.replaceState({ usr: { from: origin } }, '', '/login');
  rememberReturnPath(origin);
});
afterEach(cleanup);

/** The login page, also while the code of the page to which a link leads is still on its way. */
function Login({ role }: { role: Role | null }) {
  useReturn(role);
  return <Link to="/kegiatan">Kegiatan</Link>;
}

function page(role: Role | null) {
  return (
    <BrowserRouter>
      <Login role={role} />
    </BrowserRouter>
  );
}

test('leads back to the page that was asked for', () => {
  const { rerender } = render(page(null));
  rerender(page('alumni'));
  expect(location.pathname).toBe(origin);
});

test('forgets it at the press of a link, before the next page has replaced the login', () => {
  const { rerender } = render(page(null));
  fireEvent.click(screen.getByRole('link'));
  expect(sessionStorage.getItem(returnPathKey)).toBeNull();
  rerender(page('alumni'));
  expect(location.pathname).toBe('/kegiatan');
});

test('forgets it with Back', () => {
  render(page(null));
  history.replaceState(null, '', '/kegiatan');
  fireEvent.popState(window);
  expect(sessionStorage.getItem(returnPathKey)).toBeNull();
});
