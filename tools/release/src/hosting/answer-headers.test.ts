import { expect, test } from 'vitest';
import { kindOf } from './answer-headers.ts';

test.each([
  ['/', 'page'],
  ['/index.html', 'page'],
  ['/alumni/thesis', 'page'],
  ['/no/such/page', 'page'],
  ['/registry.json', 'root'],
  ['/robots.txt', 'root'],
  ['/shell/b1/main.js', 'build'],
  ['/areas/member/b1/HERO.AVIF', 'build'],
  ['/shell/b1/index.html', undefined],
  ['/other.html', undefined],
  ['/areas/member/b1/', undefined],
  ['/areas/member/b1/folder', undefined],
  ['/shell/b1/main.js.br', undefined],
  ['/_portal.caddy', undefined],
  ['/.env', undefined],
] as const)('%s is served as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});
