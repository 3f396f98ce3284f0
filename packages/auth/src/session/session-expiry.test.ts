import { unwrap } from '@portal/api';
import { sessionKey } from '@portal/api/storage-keys';
import { demoAccounts } from '@portal/database/demo-accounts';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { closePage, openPage, portal } from '../../test/browser.ts';

const { budi } = demoAccounts;
const isRoleRead = (path: string) => path.endsWith('/rpc/current_user_role');

afterEach(closePage);
afterAll(() => portal.close());

function changeStoredSession(change: object): void {
  const [key = ''] = Object.keys(localStorage);
  const session: object = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ ...session, ...change }));
}

async function signedInPage() {
  const page = await openPage('/login');
  await page.signIn({ ...budi, role: 'alumni' });
  await page.becomes('alumni');
  const { db } = await import('@portal/api/client');
  portal.requested.length = 0;
  return {
    ...page,
    readOwnRow: async () => [unwrap(await db().rpc('own_profile', { column_names: ['email'] }))],
    renewals: () => portal.requested.filter((path) => path.includes('grant_type=refresh_token')),
  };
}

test('expired session: renews the session once for all requests of the page', async () => {
  const page = await signedInPage();
  changeStoredSession({ expires_at: 1 });
  const rows = await Promise.all([page.readOwnRow(), page.readOwnRow()]);
  expect(rows).toEqual([[{ email: budi.email }], [{ email: budi.email }]]);
  expect(page.renewals()).toHaveLength(1);
  expect(page.session().status).toBe('alumni');
});

test('expired session: renews a token that the server no longer accepts, and sends the request again', async () => {
  const page = await signedInPage();
  changeStoredSession({ access_token: 'not.a.token' });
  expect(await page.readOwnRow()).toEqual([{ email: budi.email }]);
  expect(page.renewals()).toHaveLength(1);
});

test('expired session: signs out when the session cannot be renewed', async () => {
  const page = await signedInPage();
  changeStoredSession({ expires_at: 1, refresh_token: 'unknown' });
  await expect(page.readOwnRow()).rejects.toMatchObject({ kind: 'session-expired' });
  await page.becomes('signed-out');
  expect(page.onSignedOut).toHaveBeenCalledTimes(1);
});

test('expired session: too many renewals from one network end no session', async () => {
  const page = await signedInPage();
  changeStoredSession({ expires_at: 1 });
  portal.breakPath('/auth/v1/token', 429, 'over_request_rate_limit');
  const rows = page.readOwnRow();
  await vi.waitFor(() => expect(page.renewals().length).toBeGreaterThan(1), 5_000);
  portal.clearFaults();
  expect(await rows).toEqual([{ email: budi.email }]);
  expect(page.session().status).toBe('alumni');
});

test('lost token: a refusal after the token was lost ends the session', async () => {
  const page = await signedInPage();
  localStorage.clear();
  await expect(page.readOwnRow()).rejects.toMatchObject({ kind: 'session-expired' });
  await page.becomes('signed-out');
  expect(page.onSignedOut).toHaveBeenCalledTimes(1);
});

test('signs out at once although the session has expired and the server is silent', async () => {
  const page = await signedInPage();
  changeStoredSession({ expires_at: 1 });
  portal.breakPath('/auth/v1', 'silence');
  void page.signOut();
  await page.becomes('signed-out');
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test('offline: a session is neither lost nor refused at the start, and works again once online', async () => {
  const { signIn, becomes } = await openPage('/login');
  await signIn({ ...budi, role: 'alumni' });
  await becomes('alumni');
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  portal.breakPath('/rest/v1', 503);
  portal.requested.length = 0;
  const page = await openPage('/notifications');
  await vi.waitFor(() => expect(portal.requested.filter(isRoleRead)).toHaveLength(3), 5_000);
  portal.clearFaults();
  // When this answer arrives, all earlier answers have arrived too.
  await fetch(new URL('/robots.txt', portal.url));
  connection.mockRestore();
  dispatchEvent(new Event('online'));
  await page.becomes('alumni');
  expect(page.seen).not.toContain('signed-out');
  expect(page.errors).toEqual([]);
});
