import { recoveryKey, sessionKey } from '@portal/api/storage-keys';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answer,
  backend,
  entry,
  id,
  openPage,
  pageScript,
  reads,
  readsWithLinks,
} from '../../test/boot-page.ts';
import { boot } from './boot.ts';

/** The request of a read, by a part of its URL. */
const sent = (part: string) =>
  vi.mocked(fetch).mock.calls.find(([url]) => String(url).includes(part));
const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) =>
    link.getAttribute('href'),
  );

/** Waits until all pending promise callbacks have run. */
const allWork = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => Promise.resolve(answer(url))),
  );
  openPage('/kegiatan', '');
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-signed-in');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('sends the reads of the page to its backend, with the day in Jakarta', async () => {
  vi.setSystemTime(new Date('2028-03-04T18:00:00Z'));
  const { reads: sentReads } = boot();
  expect(sentReads.map(({ url }) => url)).toEqual([
    'https://data.example/rest/v1/rpc/counts',
    'https://data.example/rest/v1/rpc/site_configuration',
    'https://data.example/rest/v1/rpc/approved_events?is_upcoming=true&today=2028-03-05',
  ]);
  expect(sent('/approved_events?')?.[1]).toMatchObject({ headers: { a: 'b', apikey: 'key' } });
  expect(sent('/rpc/counts')?.[1]).toMatchObject({ method: 'POST', body: '{}' });
});

/** A stored session that expires in this many seconds. */
function stored(seconds: number): string {
  const expiresAt = Math.floor(Date.now() / 1000) + seconds;
  return JSON.stringify({ access_token: 'token', expires_at: expiresAt, user: {} });
}

test('sends the reads of a user with their token, and asks for their role first', () => {
  localStorage.setItem(sessionKey, stored(3_600));
  const { reads: sentReads } = boot();
  expect(sentReads[0]?.url).toBe('https://data.example/rest/v1/rpc/current_user_role');
  expect(new Set(sentReads.map(({ token }) => token))).toEqual(new Set(['token']));
  expect(sent('/approved_events?')?.[1]).toMatchObject({
    headers: { authorization: 'Bearer token' },
  });
});

const root = () => getComputedStyle(document.querySelector('#root') ?? document.body);

test.each([
  ['for a visitor', '/kegiatan', '', reads.length],
  ['with an anchor', '/kegiatan#event-1', '', reads.length],
  ['with a filter', '/kegiatan?kategori=seminar', '', 0],
  ['for a session that has to be renewed', '/kegiatan', stored(0), 0],
  ['for a session with a filter', '/kegiatan?kategori=seminar', stored(3_600), 1],
  ['for a session', '/kegiatan', stored(3_600), 1 + reads.length],
])(
  'leaves the first paint uncovered %s, and sends the reads that fit',
  (_, path, session, sends) => {
    if (session) localStorage.setItem(sessionKey, session);
    history.replaceState(null, '', path);
    expect(boot().reads).toHaveLength(sends);
    expect(root().visibility).not.toBe('hidden');
    expect(document.documentElement.hasAttribute('data-signed-in')).toBe(session !== '');
  },
);

test.each([
  ['to a dialog', `?event=${id}`, 0],
  ['of a campaign', '?utm_source=wa', reads.length],
  ['with two filters', '?kategori=seminar&waktu=lewat', 0],
  ['with more than one word', '?kategori=seminar,webinar', 0],
])('sends for a link %s what the HTML knows of it', (_, search, sends) => {
  openPage(`/kegiatan${search}`, '', backend, readsWithLinks);
  expect(boot().reads).toHaveLength(sends);
});

test('sends the reads of the filter that a link names', () => {
  openPage('/kegiatan?kategori=temu-alumni&utm_source=wa', '', backend, readsWithLinks);
  expect(boot().reads.map(({ url }) => url)).toEqual([
    `${backend.url}/rest/v1/rpc/approved_events?by_category=temu-alumni`,
  ]);
});

test.each([
  ['of a mail', '/kegiatan#access_token=a', ''],
  ['in a recovery', '/kegiatan', 'recovery'],
])('covers the first paint and sends no read %s', (_, path, stored) => {
  if (stored) sessionStorage.setItem(recoveryKey, stored);
  history.replaceState(null, '', path);
  expect(boot().reads).toEqual([]);
  expect(root().visibility).toBe('hidden');
});

test('sends no read of a page that does not name its backend', () => {
  openPage('/kegiatan', '', '{{backend}}');
  expect(boot().reads).toEqual([]);
});

test('preloads the files of the page with their hashes, each once, and none of other pages', async () => {
  document.head.insertAdjacentHTML('beforeend', '<style data-file="/events.css"></style>');
  history.replaceState(null, '', '/kegiatan/');
  boot();
  await expect.poll(preloads).toEqual([entry, pageScript]);
  const link = document.querySelector(`link[href="${entry}"]`);
  expect(link).toHaveProperty('integrity', 'sha384-x');
});

const roleAnswer = async (role: string) => {
  if (role === 'lost') throw new TypeError('Failed to fetch');
  return role === 'torn' ? new Response('"adm') : Response.json(role);
};

test.each([
  ['a visitor', '/profile-settings', '', []],
  ['an alumnus', '/profile-settings', 'alumni', [entry, '/profile.js']],
  ['an alumnus', '/admin/dashboard', 'alumni', []],
  ['the admin', '/admin/dashboard', 'admin', [entry, '/admin.js']],
  ['an account whose role is lost on the way', '/admin/dashboard', 'lost', []],
  ['an account whose role is no JSON', '/admin/dashboard', 'torn', []],
])(
  'preloads for %s on %s what they may surely open, once the shell has arrived',
  async (_, path, role, expected) => {
    const isRole = (url: string) => url.endsWith('/current_user_role');
    vi.stubGlobal('fetch', (url: string) =>
      isRole(url) ? roleAnswer(role) : Promise.resolve(answer(url)),
    );
    if (role) localStorage.setItem(sessionKey, stored(3_600));
    history.replaceState(null, '', path);
    await boot().registry;
    await allWork();
    expect(preloads()).toEqual([]);
    dispatchEvent(new Event('DOMContentLoaded'));
    await allWork();
    expect(preloads()).toEqual(expected);
  },
);

test('hands a registry that cannot be read to the shell', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 500 })));
  await expect(boot().registry).rejects.toThrow('registry.json answered 500');
});
