import { demoAccounts } from '@portal/database/demo-accounts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { closePage, openPage, portal } from '../../test/browser.ts';
import { errorMessage } from './notice.ts';

afterEach(closePage);
afterAll(() => portal.close());

const refusal = (status: number, code: string, message: string) =>
  Object.assign(new Error(message), { name: 'AuthApiError', status, code });

test.each([
  [
    refusal(422, 'same_password', 'New password should be different from the old password.'),
    'Password baru harus berbeda dari password lama.',
  ],
  [
    refusal(429, 'over_request_rate_limit', 'Request rate limit reached'),
    'Anda mencoba terlalu sering. Tunggu sebentar, lalu coba lagi.',
  ],
  [
    refusal(500, 'unexpected_failure', 'Database error saving new user'),
    'Terjadi gangguan pada layanan kami. Silakan coba lagi sebentar lagi.',
  ],
  [
    refusal(0, '', 'Failed to fetch'),
    'Layanan sedang tidak dapat dihubungi. Coba lagi sebentar lagi.',
  ],
  [
    refusal(0, '', 'signal timed out'),
    'Layanan terlalu lama menjawab. Silakan coba lagi sebentar lagi.',
  ],
  [
    refusal(504, '', 'HTTP 504'),
    'Terjadi gangguan pada layanan kami. Silakan coba lagi sebentar lagi.',
  ],
  [
    new TypeError('Failed to fetch dynamically imported module'),
    'Layanan sedang tidak dapat dihubungi. Coba lagi sebentar lagi.',
  ],
  [
    refusal(0, '', 'AbortSignal.any is not a function'),
    'Terjadi kesalahan tidak terduga. Silakan coba lagi.',
  ],
  [new TypeError('x is undefined'), 'Terjadi kesalahan tidak terduga. Silakan coba lagi.'],
  [
    refusal(400, 'x', 'Kerusakan buatan'),
    'Ada isian yang tidak sesuai. Periksa kembali data Anda.',
  ],
])('%o is reported in Indonesian', (error, text) => {
  expect(errorMessage(error)).toBe(text);
});

/** https://github.com/supabase/auth/blob/master/internal/api/apierrors/errorcode.go, those that e-mail accounts can meet. */
const codes =
  `unexpected_failure validation_failed bad_json email_exists bad_jwt not_admin no_authorization user_not_found
  session_not_found session_expired refresh_token_not_found refresh_token_already_used signup_disabled user_banned
  invite_not_found email_provider_disabled insufficient_aal captcha_failed email_not_confirmed user_already_exists
  conflict provider_disabled user_sso_managed reauthentication_needed same_password reauthentication_not_valid
  current_password_invalid current_password_required otp_expired otp_disabled weak_password over_request_rate_limit
  over_email_send_rate_limit bad_code_verifier hook_timeout hook_timeout_after_retry hook_payload_over_size_limit
  request_timeout invalid_credentials email_address_not_authorized email_address_invalid feature_disabled
  request_entity_too_large a_code_of_a_later_version`.split(/\s+/);

test.each(codes)('no English sentence of the service reaches people: %s', (code) => {
  for (const status of [400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504]) {
    const text = errorMessage(refusal(status, code, 'Error sending confirmation email'));
    expect(text).toMatch(/^[A-Z].+\.$/);
    expect(text).not.toMatch(/\b(error|email rate|sending|please|the)\b/i);
  }
});

const ended = 'Sesi Anda sudah berakhir. Silakan masuk kembali.';
const ends = ['session_not_found', 'session_expired', 'bad_jwt', 'refresh_token_not_found'];

async function signedInPage() {
  const login = await openPage('/login');
  await login.signIn({ ...demoAccounts.budi, role: 'alumni' });
  const page = await openPage('/profile-settings?bagian=akun');
  await page.becomes('alumni');
  return page;
}

test('through the client library too, and a session that ended elsewhere leads to the login and back', async () => {
  let page = await signedInPage();
  for (const code of codes) {
    portal.breakPath('/auth/v1/user', 403, code, 'Session from session_id claim does not exist');
    const { notice } = await page.changePassword('rahasia-9', 'rahasia-9');
    portal.clearFaults();
    const isEnd = ends.includes(code);
    expect(notice.description, code).toMatch(/^[A-Z](?!ession).+\.$/);
    expect(notice.description === ended, code).toBe(isEnd);
    await page.becomes(isEnd ? 'signed-out' : 'alumni');
    if (!isEnd) continue;
    expect(page.takeReturnPath('alumni', null), code).toBe('/profile-settings?bagian=akun');
    page = await signedInPage();
  }
});
