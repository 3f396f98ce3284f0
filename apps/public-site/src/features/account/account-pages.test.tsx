import { resetRequestKey } from '@portal/api/storage-keys';
import { recoveryAtom } from '@portal/auth/session';
import { dismissToast, getToast } from '@portal/ui/toast';
import { act, fireEvent, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { choose, open, press, texts, usePages } from '../../../test/open-page.tsx';

usePages();
afterEach(() => {
  dismissToast();
  getDefaultStore().set(recoveryAtom, 'none');
  sessionStorage.clear();
  localStorage.clear();
});

const submit = () =>
  act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
const told = () => [getToast()?.tone, getToast()?.title, getToast()?.description].join(' | ');
/** What the fields say is wrong. */
const errors = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map(
    (field) =>
      `${field.getAttribute('name')}: ${document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent}`,
  );

test('the login takes the e-mail along, and believes a password that the browser has filled in', async () => {
  await open('/login', 'full');
  const isDisabled = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: 'Login' }).disabled;
  const fillIn = (label: string) =>
    act(async () => void fireEvent.animationStart(screen.getByLabelText(label)));
  expect(isDisabled()).toBe(true);
  await choose('Email', 'a@a.example');
  expect(isDisabled()).toBe(true);
  await fillIn('Email');
  expect(isDisabled()).toBe(true);
  await fillIn('Password');
  expect(isDisabled()).toBe(false);
  await choose('Password', 'rahasia');
  await choose('Email', 'a');
  await submit();
  expect(errors()).toEqual(['email: Tulis alamat email yang lengkap, misalnya nama@contoh.com.']);
  await choose('Email', 'b@a.example');
  await press('Lupa password?', 'link');
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Lupa Password');
  expect(location.pathname).toBe('/forgot-password');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('b@a.example');
});

test('the registration and the contact form name what is missing, and the contact form prepares messages', async () => {
  await open('/register', 'full');
  await submit();
  expect(told()).toBe('error | Registrasi Gagal | Periksa kolom yang ditandai.');
  expect(errors()).toEqual([
    'fullName: Nama lengkap harus diisi.',
    'email: Link konfirmasi dikirim ke alamat ini.',
    'graduationYear: Tahun lulus harus diisi.',
    'password: Minimal 6 karakter.',
  ]);
  dismissToast();
  await open('/kontak', 'full');
  await submit();
  expect(errors()).toEqual([
    'fullName: Nama lengkap harus diisi.',
    'email: Email harus diisi.',
    'subject: Subjek harus diisi.',
    'message: Pesan harus diisi.',
  ]);
  expect(getToast()).toBeNull();
  for (const [label = '', value = ''] of [
    ['Nama Lengkap', 'Budi'],
    ['Email', 'b@a.example'],
    ['Subjek', 'Halo & salam'],
    ['Pesan', 'Isi'],
  ])
    await choose(label, value);
  await submit();
  expect(errors()).toEqual([]);
  expect(told()).toBe(
    'success | Pesan Terkirim | Terima kasih telah menghubungi kami. Kirim lewat email atau WhatsApp di bawah formulir agar pesan sampai.',
  );
  expect(texts()).toContain(
    'Tulis Email → mailto:info@alumni-te.example?subject=Halo%20%26%20salam&body=Isi%0A%0ABudi | Chat WhatsApp → https://wa.me/62000000000000?text=Halo%20%26%20salam%0A%0AIsi%0A%0ABudi',
  );
});

test('a known e-mail is offered another link for its confirmation, where it is a whole one', async () => {
  await open('/register', { signup: { id: '1', identities: [] }, resend: {} });
  for (const [label = '', value = ''] of [
    ['Nama Lengkap', 'Budi'],
    ['Email', 'b@a.example'],
    ['Tahun Lulus', '2014'],
    ['Password', 'rahasia'],
    ['Konfirmasi Password', 'rahasia'],
  ])
    await choose(label, value);
  await submit();
  const refusal =
    'Registrasi Gagal | Email ini sudah terdaftar. Silakan coba login atau gunakan email lain.';
  await expect
    .poll(texts)
    .toContain(
      `Registrasi Alumni | Untuk lulusan Teknik Elektro. Pengurus memvalidasi data setelah email dikonfirmasi. | ${refusal}`,
    );
  expect(texts()).toContain(
    'Belum mengonfirmasi email? | Isi email akun Anda di formulir di atas, lalu mintalah link yang baru. | Alamat salah?  | Daftar lagi → /register |  dengan alamat yang benar: pendaftaran yang tidak dikonfirmasi tidak berlaku. | Kirim ulang link konfirmasi',
  );
  await choose('Email', 'b');
  await press('Kirim ulang link konfirmasi');
  expect(told()).toBe(`error | ${refusal}`);
  await choose('Email', 'b@a.example');
  await press('Kirim ulang link konfirmasi');
  await expect.poll(told).toMatch(/^success/);
});

/** Below the title of an account page. */
const body = () => texts().split(' | ').slice(3).join(' | ');

test('a link that was asked for is told until it is asked for again', async () => {
  const request = JSON.stringify({ email: 'b@a.example', sentAt: Date.now() });
  sessionStorage.setItem(resetRequestKey, request);
  localStorage.setItem(resetRequestKey, request);
  const text = 'Kami mengirim tautan untuk membuat password baru ke email akun Anda. | ';
  const foot = ' | Ingat password Anda?  | Kembali ke Login → /login';
  await open('/forgot-password', 'full');
  expect(body()).toBe(
    `${text}Periksa email Anda | Jika  | b@a.example |  terdaftar, tautan untuk membuat password baru sudah dikirim ke sana. Buka tautan itu di browser ini. | Kirim ulang atau pakai email lain${foot}`,
  );
  await press('Kirim ulang atau pakai email lain');
  expect(body()).toBe(`${text}Email | Kirim Tautan${foot}`);
});

test('a new password is asked for once its link is known, and only a good one is sent', async () => {
  await open('/update-password', 'full');
  await act(async () => getDefaultStore().set(recoveryAtom, 'failed'));
  const text = 'Buat password baru untuk akun Anda. Setelah itu, silakan login kembali. | ';
  expect(body()).toBe(
    `${text}Tautan tidak dapat digunakan | Tautan mungkin sudah dipakai, kedaluwarsa, atau dibuka di browser lain. Mintalah tautan baru, lalu buka dari email terakhir yang Anda terima. | Minta tautan baru → /forgot-password`,
  );
  await act(async () => getDefaultStore().set(recoveryAtom, 'ready'));
  expect(body()).toBe(
    `${text}Password Baru | Minimal 6 karakter. | Konfirmasi Password Baru | Simpan Password Baru`,
  );
  await choose('Password Baru', 'abc');
  await choose('Konfirmasi Password Baru', 'abd');
  await submit();
  expect(told()).toBe('error | Password Terlalu Pendek | Password minimal 6 karakter.');
  expect(errors()).toEqual([
    'password: Minimal 6 karakter.',
    'confirmation: Konfirmasi password tidak sesuai.',
  ]);
});

const ofSignup =
  'Bukan Anda yang mendaftar? | Password dari pendaftar itu tidak berlaku lagi, dan Anda membuat password sendiri. | Bukan saya';
const ofChange =
  'Bukan Anda yang memintanya? | Perubahan itu dibatalkan: alamat Anda tidak dipakai untuk akun orang lain. | Bukan saya';

test.each([
  [
    'signup',
    'Tekan Lanjutkan hanya jika Anda sendiri yang mendaftar: akun memakai password yang dibuat saat mendaftar.',
    ofSignup,
    'Bukan saya',
  ],
  ['invite', 'Tekan Lanjutkan untuk menerima undangan, lalu buat password Anda.', '', 'Lanjutkan'],
  ['recovery', 'Tekan Lanjutkan untuk membuat password baru.', '', 'Lanjutkan'],
  ['magiclink', 'Tekan Lanjutkan untuk masuk.', '', 'Lanjutkan'],
  [
    'email_change',
    'Tekan Lanjutkan hanya jika Anda sendiri yang meminta perubahan email ini.',
    ofChange,
    'Lanjutkan',
  ],
])(
  'the link of the mail %s says what its press does, and stays open where the service fails',
  async (kind, text, question, button) => {
    const rest = ['Lanjutkan', question].filter(Boolean).join(' | ');
    await open(`/tautan#${kind}=3a`, { verify: null });
    expect(body()).toBe(`${text} | ${rest}`);
    await press(button);
    const failure =
      'Tautan Belum Dapat Dibuka | Terjadi gangguan pada layanan kami. Silakan coba lagi sebentar lagi.';
    await expect.poll(told).toBe(`error | ${failure}`);
    await expect.poll(body).toBe(`${text} | ${failure} | ${rest}`);
  },
);

test.each([
  [
    'signup',
    'Email | Kirim ulang link konfirmasi | Bila tidak ada email dalam 5 menit,  | daftar lagi → /register | . | ',
  ],
  ['recovery', ''],
])('the link of the mail %s that was used says what else there is', async (kind, request) => {
  await open(`/tautan#${kind}=3a`, {
    verify: { code: 403, error_code: 'otp_expired', msg: 'Token has expired' },
  });
  await press('Lanjutkan');
  await expect
    .poll(body)
    .toContain(
      `Tautan tidak dapat digunakan | Tautan terpotong, sudah dipakai, atau kedaluwarsa. Hanya tautan dari email terbaru yang berlaku. | ${request}Minta tautan password baru → /forgot-password | Ke halaman Login → /login`,
    );
});
