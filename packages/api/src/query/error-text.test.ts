import { expect, test } from 'vitest';
import { errorText } from './error-text.ts';

test.each(['PT400', 'PT403', 'PT404', 'PT409', 'PT429'])(
  'a message with our code %s is passed on',
  (code) => {
    expect(errorText('Nomor telepon tidak dikenali.', 'invalid', code)).toBe(
      'Nomor telepon tidak dikenali.',
    );
  },
);

test.each([
  ['22001', 'Ada isian yang terlalu panjang. Persingkat, lalu simpan kembali.'],
  ['23503', 'Data ini masih terhubung dengan data lain.'],
  ['23505', 'Data yang sama sudah terdaftar.'],
  ['23514', 'Ada isian yang tidak memenuhi ketentuan. Periksa kembali data Anda.'],
  ['57014', 'Permintaan terlalu berat dan dihentikan. Persempit pencarian, lalu coba lagi.'],
])('any other message is replaced by the text of its code, for %s', (code, text) => {
  expect(errorText('Melanggar ketentuan', 'invalid', code)).toBe(text);
});

test.each(['', 'XX000', 'P0001', '42501', 'PGRST116', 'PT500', 'PT4090', 'APT409'])(
  'or by the text of its kind, for the code %j',
  (code) => {
    expect(errorText('Rusak', 'network', code)).toBe(
      'Layanan sedang tidak dapat dihubungi. Coba lagi sebentar lagi.',
    );
  },
);
