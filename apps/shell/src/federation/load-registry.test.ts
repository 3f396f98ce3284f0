import { registryKey } from '@portal/api/storage-keys';
import type { Registry } from '@portal/federation';
import { dismissToast, getToast } from '@portal/ui/toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showRequestError } from '../session/show-request-error.ts';
import { fetchRegistry, loadRegistry } from './load-registry.ts';
import { watchUncaught } from './watch-uncaught.ts';

const area = (build: string, entry = `/areas/situs/${build}/remoteEntry.js`) => ({
  name: 'situs',
  title: 'Situs',
  build,
  contract: 1,
  entry,
  integrity: { [entry]: 'sha384-x' },
  routes: [{ path: '/', access: 'public' as const, preload: [] }],
});
const registry = (...areas: Registry['areas']): Registry => ({ backend: null, areas });
const foreign = area('b1', 'https://lain.example/remoteEntry.js');
const [now, stored, copy] = ['b1', 'b2', 'b3'].map((build) => registry(area(build)));

let files: Record<string, () => Response | Promise<Response>> = {};
const asked: string[] = [];
const reload = vi.fn();

beforeEach(() => {
  files = {};
  asked.length = 0;
  reload.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit) => {
    asked.push(`${path} ${cache}`);
    return files[path]?.() ?? new Response('', { status: 404 });
  });
});
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete window.portalBoot;
});

const json = (value: unknown) => () => Response.json(value);

test('the registry of the site is kept for the next time', async () => {
  files['/registry.json'] = json(now);
  expect(await loadRegistry()).toEqual({ registry: now, isStale: false });
  expect(JSON.parse(localStorage.getItem(registryKey) ?? '')).toEqual(now);
  expect(asked).toEqual(['/registry.json no-cache']);
});

test('the registry that the boot script has asked for is not asked for again', async () => {
  window.portalBoot = { registry: Promise.resolve(now), reads: [], input: {} as never };
  expect(await loadRegistry()).toEqual({ registry: now, isStale: false });
  expect(asked).toEqual([]);
});

test.each<[string, Partial<typeof files>, unknown, Registry | undefined]>([
  ['is missing', {}, stored, stored],
  ['is broken', { '/registry.json': json({ areas: 1 }) }, stored, stored],
  ['names a foreign origin', { '/registry.json': json(registry(foreign)) }, stored, stored],
  [
    'is missing, and so is the copy of this browser',
    { '/registry-copy.json': json(copy) },
    null,
    copy,
  ],
  [
    'is missing, and the stored copy is foreign',
    { '/registry-copy.json': json(copy) },
    registry(foreign),
    copy,
  ],
  ['is missing, and all copies', {}, null, registry()],
])('a registry that %s is replaced by the best copy', async (_, served, kept, used) => {
  Object.assign(files, served);
  if (kept) localStorage.setItem(registryKey, JSON.stringify(kept));
  expect(await loadRegistry()).toEqual({ registry: used, isStale: true });
  expect(console.error).toHaveBeenCalledWith(
    '[portal] registry.json cannot be used',
    expect.any(Error),
  );
  expect(localStorage.getItem(registryKey)).toBe(kept ? JSON.stringify(kept) : null);
});

test.each([
  [stored, 2_500],
  [null, 10_000],
])('a registry that never comes is waited for as long as a copy allows', async (kept, limit) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  window.portalBoot = { registry: new Promise(() => {}), reads: [], input: {} as never };
  if (kept) localStorage.setItem(registryKey, JSON.stringify(kept));
  let loaded: unknown;
  void loadRegistry().then((it) => {
    loaded = it;
  });
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(loaded).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(loaded).toEqual({ registry: kept ?? registry(), isStale: true }));
});

test('a registry that the server refuses, or that names foreign code, says which', async () => {
  await expect(fetchRegistry(1_000)).rejects.toThrow('/registry.json answered 404');
  files['/registry.json'] = json(registry(foreign));
  await expect(fetchRegistry(1_000)).rejects.toThrow(
    'Area situs comes from a foreign origin: https://lain.example/remoteEntry.js',
  );
});

const failed = (build: string, name = 'Error', file = 'page') => {
  const error = new Error('Rusak');
  error.name = name;
  error.stack = `Error: Rusak\n at https://site.example/areas/situs/${build}/${file}.js:1`;
  return error;
};

test('what fails while an area is used is told once per cause, unless it was told already', async () => {
  watchUncaught([area('b1'), { ...area('b9'), title: undefined } as never]);
  const fails = async (error: unknown, type = 'error') => {
    dismissToast();
    const key = type === 'error' ? 'error' : 'reason';
    const event = Object.assign(new Event(type, { cancelable: true }), { [key]: error });
    window.dispatchEvent(event);
    await new Promise((resolve) => setTimeout(resolve));
    return [event.defaultPrevented, getToast()?.title, getToast()?.description];
  };
  const told = [
    true,
    'Ada yang tidak berjalan di Situs',
    'Silakan coba lagi. Jika terulang, muat ulang halaman ini.',
  ];
  const silent = [true, undefined, undefined];
  const left = [false, undefined, undefined];
  expect(await fails(failed('b1'))).toEqual(told);
  expect(getToast()?.tone).toBe('warning');
  expect(await fails(failed('b1'))).toEqual(silent);
  expect(await fails(failed('b1', 'Error', 'other'), 'unhandledrejection')).toEqual(told);
  expect((await fails(failed('b9')))[1]).toBe('Ada yang tidak berjalan di situs');
  expect(await fails(failed('b7'))).toEqual(left);
  expect(await fails('Rusak')).toEqual(left);
  const shown = failed('b1', 'Error', 'shown');
  showRequestError(shown, 'Gagal');
  expect(await fails(shown)).toEqual(silent);

  files['/registry.json'] = json(now);
  expect(await fails(failed('b1', 'ChunkLoadError', 'a'))).toEqual(told);
  files['/registry.json'] = json(stored);
  expect(await fails(failed('b1', 'ChunkLoadError', 'b'))).toEqual(silent);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await fails(failed('b1', 'ChunkLoadError', 'c'))).toEqual([
    true,
    'Situs sudah diperbarui',
    'Simpan isian Anda, lalu muat ulang untuk memakai versi terbaru.',
  ]);
  expect(getToast()).toMatchObject({
    tone: 'warning',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Muat ulang' },
  });
  getToast()?.action?.run();
  expect(reload).toHaveBeenCalledTimes(2);
});
