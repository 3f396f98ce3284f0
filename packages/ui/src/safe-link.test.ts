import { expect, it } from 'vitest';
import { isWebLink, safeLink } from './safe-link.ts';

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

it('does not accept a mail address as a web link', () => {
  expect(isWebLink('https://contoh.example:8080/jalur?a=1#b')).toBe(true);
  expect(isWebLink('mailto:karier@alumni-te.example')).toBe(false);
});
