import { afterEach, expect, test, vi } from 'vitest';
import { prefetchCode, watchIntent } from './prefetch.ts';
import { shouldSaveData } from './save-data.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '4g' }, false],
  [undefined, false],
])('a connection that says %o saves data: %s', (connection, isSaved) => {
  vi.stubGlobal('navigator', connection ? { connection } : {});
  expect(shouldSaveData()).toBe(isSaved);
});

test('reports the pointer, the focus and a finger on links of this site alone', () => {
  const seen: string[] = [];
  watchIntent(({ pathname }) => seen.push(pathname));
  const site = location.origin;
  document.body.innerHTML = `
    <a href="${site}/a"><span id="a">A</span></a> <a id="b" href="${site}/b">B</a> <p id="c">C</p>
    <a id="d" href="https://other.example/d">D</a> <a id="e" href="${site}/e" download>E</a>
    <a id="f" href="${site}/f" target="_blank">F</a> <a id="g">G</a>`;
  for (const [id, type] of Object.entries({ a: 'pointerover', b: 'focusin' })) {
    document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }));
  }
  for (const id of ['b', 'c', 'd', 'e', 'f', 'g']) {
    document.getElementById(id)?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  }
  expect(seen).toEqual(['/a', '/b', '/b']);
});

test('fetches each file of a page that is not loaded yet once, as the page will fetch it', () => {
  const area = {
    name: 'member',
    build: 'b',
    contract: 1,
    entry: '/entry.js',
    integrity: { '/entry.js': 'sha384-e', '/page.js': 'sha384-p' },
    routes: [],
  };
  const route = {
    path: '/x',
    access: 'member' as const,
    preload: ['/here.css', '/page.js', '/x.css'],
  };
  document.head.innerHTML = '<style data-file="/here.css"></style>';
  prefetchCode(area, route, 'soon');
  prefetchCode(area, route, 'some time');
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => [link.getAttribute('href'), link.rel, link.as])).toEqual([
    ['/entry.js', 'preload', 'script'],
    ['/page.js', 'preload', 'script'],
    ['/x.css', 'preload', 'style'],
  ]);
  expect(links.map((link) => link.integrity ?? null)).toEqual(['sha384-e', 'sha384-p', null]);
});
