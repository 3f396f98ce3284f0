import { expect, test } from 'vitest';
import { readAuthLink } from './auth-link.ts';

const tokens = 'access_token=aaa&refresh_token=rrr&expires_in=3600&token_type=bearer';

test('reads the tokens of a confirmation link', () => {
  expect(readAuthLink(`#${tokens}&type=signup`)).toEqual({
    kind: 'sign-in',
    tokens: { access_token: 'aaa', refresh_token: 'rrr' },
  });
});

test('distinguishes a recovery link from a sign-in', () => {
  expect(readAuthLink(`#${tokens}&type=recovery`)?.kind).toBe('recovery');
});

test('reads the error code of a used link', () => {
  expect(readAuthLink('#error=access_denied&error_code=otp_expired&error_description=x')).toEqual({
    kind: 'refused',
    code: 'otp_expired',
  });
});

test.each(['', '#job-12', '#access_token=aaa', '#type=recovery'])('ignores %j', (hash) => {
  expect(readAuthLink(hash)).toBeNull();
});
