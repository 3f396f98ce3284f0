import { reloadedAtKey } from '@portal/api/storage-keys';
import type { RegisteredArea } from '@portal/federation';
import { expect, test, vi } from 'vitest';
import { area, fault, fire, main, open, Page, press, reload, texts } from '../../test/open-app.tsx';
import { setLoadedAreas } from '../prerender/loaded-areas.ts';

vi.mock('@module-federation/enhanced/runtime', () => import('../prerender/loaded-areas.ts'));

const broken =
  'Situs sedang tidak dapat dibukaBagian lain dari portal tetap dapat digunakan. Silakan coba lagi sebentar lagi.Coba lagi';
const updated =
  'Situs sudah diperbaruiMuat ulang untuk memakai versi terbaru. Draf yang tersimpan di browser ini tetap ada.';

test('a broken page costs only itself: it is tried again on a press, on another page, and by a reload', async () => {
  fault.thrown = new Error('Rusak');
  await open('/tentang');
  expect(main()).toBe(`${broken}Versi b1src/tempat.tsx:7`);
  expect(console.error).toHaveBeenCalledWith('[portal] area situs (build b1) failed', fault.thrown);
  await press('main button');
  expect(main()).toBe(`${broken}Muat ulang halamanVersi b1src/tempat.tsx:7`);
  await press('main button + button');
  expect(reload).toHaveBeenCalledTimes(1);
  await press('header a[href="/kontak"]');
  expect(main()).toBe(`${broken}Versi b1src/tempat.tsx:7`);
  fault.thrown = null;
  await press('main button');
  expect(main()).toBe('Isi /kontakKe Tentang');
});

test.each([
  ['that was replaced is loaded again once', { build: 'b2' }, [], 1, broken],
  [
    'that was replaced a moment ago says so',
    { build: 'b2' },
    [Date.now() - 240_000],
    0,
    `${updated}Muat ulang`,
  ],
  [
    'that was replaced long ago is loaded again',
    { build: 'b2' },
    [Date.now() - 360_000],
    1,
    broken,
  ],
  ['that is gone is broken', { name: 'lain' }, [], 0, broken],
])('a broken page %s', async (_, change, [reloadedAt], reloads, text) => {
  fault.live = { ...area, ...change };
  if (reloadedAt) sessionStorage.setItem(reloadedAtKey, String(reloadedAt));
  fault.thrown = 'Rusak';
  await open('/tentang');
  expect(reload).toHaveBeenCalledTimes(reloads);
  if (reloads === 0) expect(main()).toContain(text);
  else expect(main()).toBe('Memuat halaman…');
});

test('a failure is shown in development with the stack as it was where its places are unknown', async () => {
  fault.thrown = Object.assign(new Error('Rusak'), { stack: 'at tempat.js:1' });
  const { fetch: served } = globalThis;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/dev-stack') throw new TypeError('Failed to fetch');
    return served(path);
  });
  await open('/tentang');
  expect(main()).toBe(`${broken}Versi b1at tempat.js:1`);
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/dev-stack' ? new Response('none', { status: 404 }) : served(path),
  );
  await press('header a[href="/kontak"]');
  expect(main()).toBe(`${broken}Versi b1at tempat.js:1`);
});

test('a page with unsaved work is not loaded again by itself', async () => {
  fault.live = { ...area, build: 'b2' };
  fault.thrown = new Error('Rusak');
  const keep = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', keep);
  await open('/tentang');
  window.removeEventListener('beforeunload', keep);
  expect(main()).toContain(`${updated}Muat ulangVersi b1`);
  expect(reload).not.toHaveBeenCalled();
  await press('main button');
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each<[string, Partial<RegisteredArea>, object, string]>([
  [
    'of a later contract',
    { contract: 99 },
    { 'portal_situs/remote': Page },
    `${updated}Perbarui halaman`,
  ],
  ['without a title', { title: undefined } as never, {}, broken.replace('Situs', 'situs')],
])('an area %s says what can be done', async (_, change, loaded, text) => {
  setLoadedAreas(loaded as never);
  await open('/tentang', { areas: [{ ...area, ...change }] });
  await expect.poll(main).toContain(text);
});

test('an area that is not there offline opens once the browser is online again', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fault.thrown = new Error('Rusak');
  await open('/tentang');
  expect(main()).toContain(
    'Anda sedang luringHalaman ini belum pernah dibuka di perangkat ini. Halaman terbuka sendiri begitu Anda tersambung lagi.Coba lagi',
  );
  expect(texts('[role="status"]')).toContain(
    'Anda sedang luring. Isi yang belum dimuat menyusul begitu tersambung lagi.',
  );
  isOnline.mockReturnValue(true);
  fault.thrown = null;
  await fire(window, new Event('online'));
  expect(main()).toBe('Isi /tentangKe Tentang');
});
