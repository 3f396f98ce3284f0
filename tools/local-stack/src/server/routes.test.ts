import { secureAnswer } from '@portal/release/hosting';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bestGrade, scoreHeaders } from '../../test/header-score.ts';
import { startTestStack } from '../../test/test-stack.ts';
import type { LocalStack } from '../local-stack.ts';

let stack: LocalStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.close());

it.each([
  '/healthz',
  '/rest/v1/events?select=id',
  '/rest/v1/no_table',
  '/auth/v1/settings',
  '/auth//v1/user',
  '/auth/v1/user',
  '/storage/v1/object/public/public-files/events/none.png',
  '/no-such-file.js',
])('%s is answered with the headers of every answer', async (path) => {
  const { headers } = await fetch(stack.url + path, { headers: { apikey: stack.publishableKey } });
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  // A host that is reached over HTTPS adds what browsers ignore here.
  const asHosted = { ...Object.fromEntries(headers), ...secureAnswer };
  expect(scoreHeaders({ headers: asHosted }).score).toBeGreaterThanOrEqual(bestGrade);
});
