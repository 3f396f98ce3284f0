import { expect, it } from 'vitest';
import { safeLink } from './safe-link.ts';

it.each([
  'https://karier.example/lowongan/1',
  'HTTP://karier.example',
  'mailto:karier@alumni-te.example',
])('follows %s', (link) => {
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
  'https://user:secret@evil.example',
  `https://evil.example/${'x'.repeat(2048)}`,
  'bukan tautan',
  '',
  null,
])('refuses %s', (link) => {
  expect(safeLink(link)).toBeNull();
});
