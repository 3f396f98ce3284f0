import type { Access } from '@portal/federation/contract';
import type { PageRead } from '@portal/federation/first-paint';
import { expect, test } from 'vitest';
import { composePage, fillInBackend } from './compose-page.ts';

const bootScript = '<script>boot()</script>';
const template = [
  '<html><head><title data-initial>Portal</title>',
  '<meta data-initial name="description" content="general" />',
  bootScript,
  '<link href="/shell/s1/static/css/index.css" rel="stylesheet">',
  '<script defer src="/shell/s1/static/js/index.js"></script></head>',
  '<body><div id="root"></div></body></html>',
].join('');
const entry = '/areas/public-site/p1/remoteEntry.js';
const area = {
  name: 'public-site',
  build: 'p1',
  contract: 1,
  entry,
  integrity: { [entry]: 'sha384-x' },
  routes: [],
};
const route = { path: '/', preload: ['/areas/public-site/p1/home.css'] };
const styles = [
  { file: 'static/css/index.css', url: '/shell/s1/static/css/index.css', css: 'a{}' },
];

const read: PageRead = { path: '/rest/v1/events', init: { method: 'GET', headers: {} } };

const compose = (html: string, reads: PageRead[] = [], access: Access = 'public') => {
  const page = { area, route: { ...route, access } };
  return composePage({ template, rendered: { html, reads }, styles, page });
};

test('moves titles and meta tags into the head, where they replace the general ones, and the rest into the root', () => {
  const page = compose('<title>Beranda</title><meta name="description" content="home"/><h1>A</h1>');
  expect(page).toContain('<title data-initial>Beranda</title>');
  expect(page.match(/<title/g)).toHaveLength(1);
  expect(page.match(/name="description"/g)).toHaveLength(1);
  expect(page).toContain('<div id="root"><h1>A</h1></div>');
});

test('keeps the general title of a page that is not public, and names none of its code', () => {
  const page = compose('<p>Dashboard</p>', [], 'member');
  expect(page).toContain('<title data-initial>Portal</title>');
  expect(page).not.toContain('/areas/');
});

test('marks the page of an unknown address, so that no page of an area is taken for it', () => {
  const rendered = { html: '<title>404</title><h1>Gone</h1>', reads: [] };
  const page = composePage({ template, rendered, styles });
  expect(page).toContain('<div id="root" data-not-found><h1>Gone</h1></div>');
  expect(compose('<h1>A</h1>')).not.toContain('data-not-found');
});

test('contains the styles, and preloads the code with its hash', () => {
  const page = compose('<h1>A</h1>');
  expect(page).not.toContain('rel="stylesheet"');
  expect(page).toContain('data-href="static/css/index.css"');
  expect(page).toContain(`href="${entry}" integrity="sha384-x" crossorigin="anonymous"`);
  expect(page).not.toContain('as="script" href="/areas/public-site/p1/home.css"');
});

test.each([
  ['the HTML names', '<link rel="preload" as="image" href="/hero.avif"><h1>A</h1>'],
  ['the data name', '<h1>A</h1><div data-first-picture="events image_url"></div>'],
])('leaves all code to the boot script if the first screen has a picture that %s', (_, html) => {
  const page = compose(html);
  const [, code = ''] = /<template id="page-code">(.*?)<\/template>/.exec(page) ?? [];
  expect(code).toContain('src="/shell/s1/static/js/index.js"');
  expect(code).toContain(entry);
  expect(page.replace(code, '')).not.toMatch(/<script[^>]* src=|as="script"/);
  expect(page.indexOf('page-code')).toBeLessThan(page.indexOf(bootScript));
});

test('escapes reads, so that none can end its element', () => {
  const page = compose('<h1>A</h1>', [{ ...read, path: '</script><script>alert(1)' }]);
  expect(page).not.toContain('</script><script>alert');
});

test('contains a style sheet that would end its element', () => {
  const css = 'a::after{content:"</style><script>alert(1)</script>"}';
  const page = composePage({
    template,
    rendered: { html: '<h1>A</h1>', reads: [] },
    styles: [{ file: 'a.css', url: '/a.css', css }],
  });
  expect(page).toContain('"<\\/style>');
  expect(page.match(/<\/style>/g)).toHaveLength(1);
});

test('names the backend of its reads before the first script, once it is known', () => {
  const page = compose('<h1>A</h1>', [read]);
  expect(page.indexOf('page-reads')).toBeLessThan(page.indexOf(bootScript));
  expect(fillInBackend(page, null)).toBe(page);
  const backend = { url: 'https://data.example', publishableKey: '$&</script>' };
  const named = fillInBackend(page, backend);
  const [, data = ''] = /id="page-reads">(.*?)<\/script>/.exec(named) ?? [];
  expect(JSON.parse(data)).toEqual({ backend, reads: [read] });
});

test('does not interpret dollar signs', () => {
  expect(compose('<h1>$& $1</h1>')).toContain('<h1>$& $1</h1>');
});
