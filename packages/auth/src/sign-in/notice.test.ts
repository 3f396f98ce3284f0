import { expect, test } from 'vitest';
import { errorMessage } from './notice.ts';

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
    refusal(400, 'x', 'Kerusakan buatan'),
    'Ada isian yang tidak sesuai. Periksa kembali data Anda.',
  ],
])('%o is reported in Indonesian', (error, text) => {
  expect(errorMessage(error)).toBe(text);
});
