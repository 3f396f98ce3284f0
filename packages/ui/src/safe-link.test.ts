import { expect, it } from 'vitest';
import { completeLink, isImageLink, isWebLink, safeLink } from './safe-link.ts';

it.each([
  'https://karier.example/lowongan/1',
  'HTTP://karier.example',
  'mailto:karier@alumni-te.example',
])('unsafe links: follows %s', (link) => {
  expect(safeLink(link)).toBe(link);
});

it.each([
  'javascript:alert(1)',
  'JaVa\tScript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  'https:evil.example',
  'https://user@evil.example',
  'https://contoh.example/"onerror="x',
  'https://contoh.example/\tx',
  ' https://contoh.example',
  'https://',
  'mailto:tanpa-alamat',
  'https://user:secret@evil.example',
  `https://evil.example/${'x'.repeat(2048)}`,
  'bukan tautan',
  '',
  null,
])('unsafe links: refuses %s', (link) => {
  expect(safeLink(link)).toBeNull();
});

it.each(['https://pt.example/', 'mailto:hrd@pt.example?subject='])(
  'follows %s… up to 2,048 characters',
  (start) => {
    const longest = start.padEnd(2048, 'x');
    expect([safeLink(longest), safeLink(`${longest}x`)]).toEqual([longest, null]);
  },
);

it.each([
  ['/storage/v1/object/public/public-files/events/a-1/b_2.webp', true],
  ['https://pt.example/logo', true],
  ['/storage/v1/object/public/public-files/logo.png', false],
  ['/storage/v1/object/public/public-files/events/logo', false],
  ['/storage/v1/object/public/public-files/events/../logo.png', false],
  ['x/storage/v1/object/public/public-files/events/logo.png', false],
  ['/storage/v1/object/public/public-files/events/logo.png?x', false],
  ['mailto:hrd@pt.example', false],
])('%s may be the address of a picture: %s', (link, isImage) => {
  expect(isImageLink(link)).toBe(isImage);
});

it('does not accept a mail address as a web link', () => {
  expect(isWebLink('https://contoh.example:8080/jalur?a=1#b')).toBe(true);
  expect(isWebLink('mailto:karier@alumni-te.example')).toBe(false);
});

it.each([
  ['hrd@pt.co.id', 'mailto:hrd@pt.co.id'],
  ['www.pt.co.id', 'https://www.pt.co.id'],
  [' linkedin.com/in/x ', 'https://linkedin.com/in/x'],
  ['pt.co.id:8080/karier?a=1#b', 'https://pt.co.id:8080/karier?a=1#b'],
  ['pt-1.co.id?a=1', 'https://pt-1.co.id?a=1'],
  ['PT.id#b', 'https://PT.id#b'],
])('completes %s to a link that may be followed', (text, link) => {
  expect(completeLink(text, true)).toBe(link);
  expect(safeLink(link)).toBe(link);
});

it.each([
  'https://pt.co.id',
  'mailto:hrd@pt.co.id',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'user@evil.example:8080',
  'lihat situs kami',
  'lihat pt.co.id',
  'pt.co.id ini',
  'pt.co.id:port',
  'pt..id',
  'pt.co.i',
  'hrd@pt.co.id, atau telepon',
  'localhost',
  '',
])('unsafe links: leaves %s as it is', (text) => {
  expect(completeLink(text, true)).toBe(text);
});

it('leaves a mail address where only web links are allowed', () => {
  expect(completeLink('hrd@pt.co.id', false)).toBe('hrd@pt.co.id');
});
