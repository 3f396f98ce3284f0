import { recoveryKey } from '@portal/api/storage-keys';
import { firstPicture } from '@portal/federation/first-paint';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, backend, id, openPage, poster, readsWithLinks } from '../../test/boot-page.ts';
import { boot } from './boot.ts';

/** Waits until all pending promise callbacks have run. */
const allWork = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => Promise.resolve(answer(url))),
  );
});
let giveBack: (() => void) | undefined;

afterEach(() => {
  // What one test adds to its page is not foreign.
  giveBack?.();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A page whose scripts wait for a picture; `paint` reports the first paint. */
function openPicturePage(source = 'approved_events', column = 'image_url', search = '') {
  const code =
    '<template id="page-code"><meta name="code"><script type="text/plain" src="/shell.js"></script></template>';
  openPage(`/kegiatan${search}`, code, backend, readsWithLinks);
  const [[attribute = '', value = ''] = []] = Object.entries(firstPicture(source, column));
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

test.each([
  ['the page', ''],
  ['a filtered list', '?kategori=seminar'],
])(
  'shows the picture that %s declares, and adds the code once page and picture are shown',
  async (_, search) => {
    const { place, hasCode, paint } = openPicturePage('approved_events', 'image_url', search);
    let decode = () => {};
    vi.spyOn(Image.prototype, 'decode').mockReturnValue(
      new Promise<void>((resolve) => {
        decode = resolve;
      }),
    );
    giveBack = boot().giveBack;
    dispatchEvent(new Event('DOMContentLoaded'));
    await expect.poll(() => place?.style.backgroundImage).toContain(backend.url + poster);
    paint();
    await allWork();
    expect(hasCode()).toBe(false);
    decode();
    await expect.poll(hasCode).toBe(true);
  },
);

test('shows no picture below a dialog, and does not delay the code for one', async () => {
  const { place, hasCode, paint } = openPicturePage('approved_events', 'image_url', `?event=${id}`);
  giveBack = boot().giveBack;
  dispatchEvent(new Event('DOMContentLoaded'));
  await allWork();
  expect(hasCode()).toBe(false);
  paint();
  await expect.poll(hasCode).toBe(true);
  expect(place?.style.backgroundImage).toBe('');
});

test.each([
  ['', 'built-in', ''],
  [poster, 'configured', backend.url + poster],
])('tells at once whether a picture is configured: %j', async (url, marked, shown) => {
  const values = { vision_text: { text: 'Visi' }, hero_background_url: { url, alt: '' } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(values)));
  const { place } = openPicturePage('site_configuration', 'hero_background_url');
  giveBack = boot().giveBack;
  dispatchEvent(new Event('DOMContentLoaded'));
  await expect.poll(() => place?.dataset.picture).toBe(marked);
  expect(place?.style.backgroundImage ?? '').toContain(shown);
});

test('adds the code after two seconds where page or picture are never shown', async () => {
  vi.useFakeTimers();
  const { hasCode } = openPicturePage();
  giveBack = boot().giveBack;
  dispatchEvent(new Event('DOMContentLoaded'));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(hasCode()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(hasCode()).toBe(true);
});

test('adds the code at once where the first paint is covered', async () => {
  const { place, hasCode } = openPicturePage();
  sessionStorage.setItem(recoveryKey, 'recovery');
  giveBack = boot().giveBack;
  dispatchEvent(new Event('DOMContentLoaded'));
  await expect.poll(hasCode).toBe(true);
  expect(place?.style.backgroundImage).toBe('');
});
