import {
  checkInKeyPrefix,
  draftKeyPrefix,
  importColumnsKey,
  returnPathKey,
  savedViewsKeyPrefix,
  sessionKey,
  signedOutAtKey,
  tableLookKeyPrefix,
} from '@portal/api/storage-keys';
import { demoAccounts } from '@portal/database/demo-accounts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { closePage, openPage, portal } from '../../test/browser.ts';

const { siti } = demoAccounts;

afterEach(closePage);
afterAll(() => portal.close());

async function signedInPage() {
  const page = await openPage('/login');
  await page.signIn({ ...siti, role: 'alumni' });
  await page.becomes('alumni');
  return page;
}

test('signs out, and lets the shell clear its caches', async () => {
  const page = await signedInPage();
  expect(await page.signOut()).toMatchObject({
    title: 'Logout Berhasil',
    description: 'Anda telah keluar.',
  });
  expect(page.session().status).toBe('signed-out');
  expect(page.onSignedOut).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test('forgets the drafts of this tab, and voids those of the other tabs', async () => {
  const page = await signedInPage();
  sessionStorage.setItem(`${draftKeyPrefix}siti/profil/siti`, '{}');
  const before = Date.now();
  await page.signOut();
  expect(Object.keys(sessionStorage).some((key) => key.startsWith(draftKeyPrefix))).toBe(false);
  expect(Number(localStorage.getItem(signedOutAtKey))).toBeGreaterThanOrEqual(before);
});

test('forgets what the admin has stored of people, and keeps columns and work that is not sent', async () => {
  const page = await signedInPage();
  localStorage.setItem(`${savedViewsKeyPrefix}alumni`, '[{"name":"Budi Santoso"}]');
  localStorage.setItem(importColumnsKey, '{}');
  localStorage.setItem(`${tableLookKeyPrefix}alumni`, '{}');
  localStorage.setItem(`${checkInKeyPrefix}event`, '[]');
  await page.signOut();
  const kept = Object.keys(localStorage).filter((key) => key.startsWith('portal.'));
  expect(kept.sort()).toEqual([`${checkInKeyPrefix}event`, `${tableLookKeyPrefix}alumni`]);
});

test('clears the local session even when the server fails', async () => {
  const page = await signedInPage();
  portal.breakPath('/auth/v1/logout', 500);
  const notice = await page.signOut();
  expect(notice.title).toBe('Logout Gagal di Server');
  expect(notice.description).toContain('Sesi lokal');
  expect(page.session().status).toBe('signed-out');
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test('clears the local session without waiting for the server', async () => {
  const page = await signedInPage();
  portal.breakPath('/auth/v1/logout', 'silence');
  void page.signOut();
  await page.becomes('signed-out');
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test('succeeds when the server no longer knows the session', async () => {
  const page = await signedInPage();
  portal.breakPath('/auth/v1/logout', 403);
  expect((await page.signOut()).title).toBe('Logout Berhasil');
});

test('follows another tab that signs out, and one that signs in', async () => {
  const page = await signedInPage();
  const kept = { ...localStorage };
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await page.becomes('signed-out');
  expect(page.onSignedOut).toHaveBeenCalledTimes(1);

  for (const [key, value] of Object.entries(kept)) {
    localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
  await page.becomes('alumni');
});

test('tells that the session ended in another tab, and nothing after the own sign-out', async () => {
  const page = await signedInPage();
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await page.becomes('signed-out');
  expect(page.news).toEqual(['Anda Telah Keluar']);
  // The other tab's supabase-js has told this one already.
  dispatchEvent(new StorageEvent('storage', { key: sessionKey, oldValue: '{}' }));
  expect(page.news).toHaveLength(2);
  const other = await signedInPage();
  await other.signOut();
  dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
  expect(other.news).toEqual([]);
});

test('a user whose session the service refuses returns to the page after signing in, with the drafts', async () => {
  const page = await signedInPage();
  window.happyDOM.setURL(new URL('/admin/manage-events?form=baru', portal.url).href);
  const draft = `${draftKeyPrefix}siti/profil/siti`;
  sessionStorage.setItem(draft, '{}');
  portal.breakPath('/auth/v1/logout', 401);
  await page.signInAgain();
  expect(page.session().status).toBe('signed-out');
  expect(sessionStorage.getItem(returnPathKey)).toBe('/admin/manage-events?form=baru');
  expect(sessionStorage.getItem(draft)).toBe('{}');
});
