import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { budi, forbidden, links, openPage, press, said } from '../../../../test/portal.tsx';
import { openProfile as open, signIn } from '../../../../test/profile.ts';
// Loaded before the first test, which waits for it no longer than for a read.
import '../profile-page.tsx';

beforeEach(signIn);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const name = () => screen.findByLabelText('Nama Lengkap');

test.each([
  [{ validation_status: 'pending' }, 'tampil'],
  [{ validation_status: 'pending', is_listed: false }, 'dapat ditampilkan'],
])('a profile that is not validated is seen by no visitor: %o', async (own, words) => {
  open(own);
  await name();
  expect(said('form')).toContain(
    `Pengunjung belum melihat profil Anda: profil ${words} di direktori setelah divalidasi pengurus.`,
  );
  expect(said('form')).not.toContain('Lihat seperti pengunjung');
});

const visitor = {
  id: '1a0f58cc-0000-4000-8000-000000000000',
  display_name: 'B*** S******',
  entry_year: '2012',
};
test.each([
  [null, 'Pengunjung tidak melihat profil Anda.'],
  [forbidden, 'Tampilan belum dapat dimuat'],
  [
    visitor,
    'Begini profil yang tersimpan tampil bagi siapa pun yang tidak masuk. Namanya disamarkan; perubahan yang belum disimpan belum termasuk.B*** S******',
  ],
])('what visitors see is what the database shows them: %o', async (alumni_profile, text) => {
  open({}, { alumni_profile, work_history_of: [] });
  await name();
  press('Lihat seperti pengunjung');
  expect(said('dialog h2')).toBe('Profil Anda di mata pengunjung');
  await expect.poll(() => said('dialog')).toContain(text);
  press('Tutup');
  expect(said('dialog')).toBeUndefined();
});

test('guests are led to the login page, and a profile that cannot be read is said so', async () => {
  openPage('/profile-settings', {}, { status: 'signed-out' });
  await screen.findByText('Akses Ditolak');
  expect(said()).toContain('Silakan login untuk membuka profil Anda.Login');
  expect(links()).toEqual([['Login', '/login']]);
  openPage('/profile-settings', {}, { status: 'loading' });
  await screen.findByText('Memeriksa sesi Anda…');
  openPage('/profile-settings', { own_profile: forbidden }, budi);
  await screen.findByText('Profil Anda belum dapat dimuat');
});
