import { recoveryKey, sessionKey } from '@portal/api/storage-keys';
import { firstPicture, leaveOutToday } from '@portal/federation/first-paint';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot } from './boot.ts';

const entry = '/areas/public-site/p1/remoteEntry.js';
const pageScript = '/areas/public-site/p1/events.js';
const registry = {
  areas: [
    {
      entry,
      integrity: { [entry]: 'sha384-x' },
      routes: [
        { path: '/kegiatan', access: 'public', preload: [pageScript, '/events.css'] },
        { path: '/profile-settings', access: 'member', preload: ['/profile.js'] },
        { path: '/admin/dashboard', access: 'admin', preload: ['/admin.js'] },
      ],
    },
  ],
};
const backend = { url: 'https://data.example', publishableKey: 'key' };
const poster = '/storage/v1/object/public/public-files/events/poster.webp';
const eventsPath = '/rest/v1/events?select=id,image_url&event_date=gte.2020-01-31';
const reads = [
  { path: '/rest/v1/rpc/counts', init: { method: 'POST', headers: {}, body: '{}' } },
  { path: '/rest/v1/site_configurations?select=config_key', init: { method: 'GET', headers: {} } },
  { path: leaveOutToday(eventsPath, '2020-01-31'), init: { method: 'GET', headers: { a: 'b' } } },
];

function answer(url: string) {
  if (url === '/registry.json') return Response.json(registry);
  return Response.json(url.includes('/events?') ? [{ id: 1, image_url: poster }] : {});
}

/** The request of a read, by a part of its URL. */
const sent = (part: string) =>
  vi.mocked(fetch).mock.calls.find(([url]) => String(url).includes(part));
const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) =>
    link.getAttribute('href'),
  );

/** Lets everything run that waits for nothing but promises. */
const allWork = () => new Promise((resolve) => setTimeout(resolve));

function openPage(path: string, head: string, named: object | string = backend) {
  history.replaceState(null, '', path);
  document.head.innerHTML = `<script type="application/json" id="page-reads">${JSON.stringify({ backend: named, reads })}</script>${head}`;
  document.body.innerHTML = '<div id="root"><h1>Kegiatan</h1></div>';
}

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
    'https://data.example/rest/v1/site_configurations?select=config_key',
    'https://data.example/rest/v1/events?select=id,image_url&event_date=gte.2028-03-05',
  ]);
  expect(sent('/events?')?.[1]).toMatchObject({ headers: { a: 'b', apikey: 'key' } });
  expect(sent('/rpc/counts')?.[1]).toMatchObject({ method: 'POST', body: '{}' });
});

/** A session that expires in so many seconds. */
function stored(seconds: number): string {
  const expiresAt = Math.floor(Date.now() / 1000) + seconds;
  return JSON.stringify({ access_token: 'token', expires_at: expiresAt, user: {} });
}

test('sends the reads of a user with their token, and asks for their role first', () => {
  localStorage.setItem(sessionKey, stored(3_600));
  const { reads: sentReads } = boot();
  expect(sentReads[0]?.url).toBe('https://data.example/rest/v1/rpc/current_user_role');
  expect(new Set(sentReads.map(({ token }) => token))).toEqual(new Set(['token']));
  expect(sent('/events?')?.[1]).toMatchObject({ headers: { authorization: 'Bearer token' } });
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

test.each([
  ['a visitor', '/profile-settings', '', []],
  ['an alumnus', '/profile-settings', 'alumni', [entry, '/profile.js']],
  ['an alumnus', '/admin/dashboard', 'alumni', []],
  ['the admin', '/admin/dashboard', 'admin', [entry, '/admin.js']],
])('preloads for %s on %s what they may surely open', async (_, path, role, expected) => {
  const isRole = (url: string) => url.endsWith('/current_user_role');
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(isRole(url) ? Response.json(role) : answer(url)),
  );
  if (role) localStorage.setItem(sessionKey, stored(3_600));
  history.replaceState(null, '', path);
  await boot().registry;
  await allWork();
  expect(preloads()).toEqual(expected);
});

test('hands a registry that cannot be read to the shell', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 500 })));
  await expect(boot().registry).rejects.toThrow('registry.json answered 500');
});

/** A page whose scripts wait for a picture; `paint` reports the first paint. */
function openPicturePage(table = 'events', column = 'image_url') {
  openPage('/kegiatan', '<template id="page-code"><meta name="code"></template>');
  const [[attribute = '', value = ''] = []] = Object.entries(firstPicture(table, column));
  document.querySelector('#root')?.insertAdjacentHTML('beforeend', '<p></p>');
  const place = document.querySelector('p');
  place?.setAttribute(attribute, value);
  let paint = () => {};
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(private readonly report: (list: object) => void) {}
      observe() {
        paint = () => this.report({ getEntriesByName: () => [{}] });
      }
    },
  );
  const hasCode = () => document.querySelector('head > meta[name="code"]') !== null;
  return { place, hasCode, paint: () => paint() };
}

test('shows the picture that the page declares, and adds the code once page and picture are shown', async () => {
  const { place, hasCode, paint } = openPicturePage();
  let decode = () => {};
  vi.spyOn(Image.prototype, 'decode').mockReturnValue(
    new Promise<void>((resolve) => {
      decode = resolve;
    }),
  );
  boot();
  dispatchEvent(new Event('DOMContentLoaded'));
  await expect.poll(() => place?.style.backgroundImage).toContain(backend.url + poster);
  paint();
  await allWork();
  expect(hasCode()).toBe(false);
  decode();
  await expect.poll(hasCode).toBe(true);
});

test.each([
  ['', 'built-in', ''],
  [poster, 'configured', backend.url + poster],
])('tells at once whether a picture is configured: %j', async (url, told, shown) => {
  const rows = [
    { config_key: 'vision_text', config_value: { text: 'Visi' } },
    { config_key: 'hero_background_url', config_value: { url, alt: '' } },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(rows)));
  const { place } = openPicturePage('site_configurations', 'hero_background_url');
  boot();
  dispatchEvent(new Event('DOMContentLoaded'));
  await expect.poll(() => place?.dataset.picture).toBe(told);
  expect(place?.style.backgroundImage ?? '').toContain(shown);
});

test('adds the code after two seconds where page or picture are never shown', async () => {
  vi.useFakeTimers();
  const { hasCode } = openPicturePage();
  boot();
  dispatchEvent(new Event('DOMContentLoaded'));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(hasCode()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(hasCode()).toBe(true);
});

test('adds the code at once where the first paint is covered', async () => {
  const { place, hasCode } = openPicturePage();
  sessionStorage.setItem(recoveryKey, 'recovery');
  boot();
  dispatchEvent(new Event('DOMContentLoaded'));
  await expect.poll(hasCode).toBe(true);
  expect(place?.style.backgroundImage).toBe('');
});
