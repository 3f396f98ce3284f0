import { expect, it } from 'vitest';
import { readRequestLine } from './request-line.ts';

it.each([
  '/auth/v1/verif%79',
  '/auth/v1/verif%2579',
  '/%61uth/v1/verify',
  '//auth/v1/verify',
  '/auth//v1/verify',
  '/auth/v1/verify/',
  '/auth/v1/./verify',
  '/x/../auth/v1/verify',
  '/x/%2e%2e/auth/v1/verify',
  '/auth/v1%2fverify',
  '/auth\\v1\\verify',
  '/auth%5Cv1/verify',
])('%s asks for the call whose plain path is another text', (target) => {
  expect(readRequestLine(target)).toEqual({ path: '/auth/v1/verify', isCanonical: false });
});

it('leaves a plain path as it is, whatever is asked of it', () => {
  const line = { path: '/auth/v1/verify', isCanonical: true };
  expect(readRequestLine('/auth/v1/verify')).toEqual(line);
  expect(readRequestLine('/auth/v1/verify?x=/../%79')).toEqual(line);
});

it.each(['http://localhost/auth/v1/verify', '/auth/v1/verify#x', '/auth/v1/%ff', ''])(
  'never takes %j for a path that is written in the one way',
  (target) => {
    expect(readRequestLine(target).isCanonical).toBe(false);
  },
);
