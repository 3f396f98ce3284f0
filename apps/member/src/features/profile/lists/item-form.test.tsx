import { ApiError } from '@portal/api';
import { dismissToast, getToast } from '@portal/ui/toast';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openList, press, type } from '../../../../test/item-list.tsx';
import { signIn } from '../../../../test/profile.ts';
import type { Item } from './item-kind.ts';
import { trainings } from './list-kinds.ts';
import { workKind } from './work-kind.ts';

beforeEach(signIn);
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const safety: Item = { id: 'k3', name: 'Ahli K3', issuer: 'Kemnaker', year: '', description: '' };
const plc: Item = { ...safety, id: 'plc', name: 'Pemrograman PLC' };
const conflict = new ApiError('Diubah', { kind: 'conflict', code: 'PT409', status: 409 });
const outage = new ApiError('Layanan mati', { kind: 'server', code: '', status: 500 });
const expired = new ApiError('Sesi habis', { kind: 'session-expired', code: '', status: 401 });

test.each([
  ['the service fails', outage, ''],
  ['the session has ended', expired, 'Sesi Anda sudah berakhir'],
])(
  'an entry that is not stored since %s keeps its form, and nothing says that it was',
  async (_, error, notice) => {
    const write = vi.fn().mockRejectedValueOnce(error).mockResolvedValue(undefined);
    const { announce } = openList(trainings, [safety, plc], { write });
    press('Ubah Ahli K3');
    const form = screen.getByRole('form', { name: 'Ubah Pelatihan' });
    type('Penyelenggara', 'BNSP');
    press('Simpan Perubahan');
    await expect.poll(() => write.mock.calls).toEqual([[{ ...safety, issuer: 'BNSP' }, 3]]);
    await expect
      .poll(() => screen.queryByRole('button', { name: 'Simpan Perubahan' }))
      .toBeTruthy();
    expect(form.textContent).toContain(notice);
    expect(screen.queryAllByRole('alert')).toHaveLength(notice ? 1 : 0);
    expect(screen.getByLabelText('Penyelenggara')).toHaveProperty('value', 'BNSP');
    expect(announce).not.toHaveBeenCalled();
    press('Simpan Perubahan');
    await expect.poll(() => announce.mock.calls).toEqual([['Pelatihan Diperbarui']]);
    expect(screen.queryByRole('form')).toBeNull();
  },
);

test('signed out meanwhile, nothing is sent, and it is said', async () => {
  localStorage.clear();
  dismissToast();
  const { store, announce } = openList(trainings, [safety]);
  press('Ubah Ahli K3');
  press('Simpan Perubahan');
  await expect.poll(getToast).toMatchObject({
    tone: 'error',
    title: 'Error',
    description: 'Pengguna tidak terautentikasi.',
  });
  expect([store.write.mock.calls, announce.mock.calls]).toEqual([[], []]);
  expect(screen.getByRole('form')).toBeTruthy();
});

const sides = () => screen.getByRole('dialog').textContent;

test.each([
  ['Simpan isian saya', 'Pelatihan Diperbarui', 'BNSP'],
  ['Pakai yang tersimpan', null, 'Disnaker'],
  ['Batal', null, 'BNSP'],
])('changed in another tab as well, the user decides: %s', async (decision, said, issuer) => {
  const write = vi.fn().mockRejectedValueOnce(conflict).mockResolvedValue(undefined);
  const stored = { fields: { ...safety, issuer: 'Disnaker' }, version: 4 };
  const { announce, show } = openList(trainings, [safety], {
    write,
    read: async () => {
      show([stored]);
      return stored;
    },
  });
  press('Ubah Ahli K3');
  type('Penyelenggara', 'BNSP');
  press('Simpan Perubahan');
  await screen.findByRole('dialog');
  expect(sides()).toBe(
    'Entri ini juga diubah di tempat lainSejak Anda membuka formulir ini, isian berikut telah disimpan dengan kata lain, misalnya di tab lain. Perubahan Anda yang lain tetap ada.PenyelenggaraTersimpanDisnakerIsian AndaBNSPSimpan isian sayaPakai yang tersimpanBatal',
  );
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: decision }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  if (said) {
    await expect.poll(() => announce.mock.calls).toEqual([[said]]);
    expect(write).toHaveBeenLastCalledWith({ ...stored.fields, issuer }, 4);
  } else {
    await expect.poll(() => screen.getByLabelText('Penyelenggara')).toHaveProperty('value', issuer);
    expect(announce).not.toHaveBeenCalled();
  }
});

const job: Item = {
  id: 'job',
  companyName: 'CV Terang',
  position: 'Pemilik',
  type: 'pekerjaan',
  startMonth: '2020-02',
  endMonth: '',
  description: '',
};

test.each([
  ['Simpan isian saya', [['Riwayat Pekerjaan Diperbarui']]],
  ['Pakai yang tersimpan', []],
])('deleted in another tab, an entry is stored again or given up: %s', async (decision, said) => {
  const write = vi.fn().mockRejectedValueOnce(conflict).mockResolvedValue(undefined);
  const { announce } = openList(workKind, [job], { write });
  press('Ubah Pemilik');
  type('Bulan mulai', '03');
  press('Simpan Perubahan');
  await screen.findByRole('dialog');
  expect(sides()).toBe(
    'Entri ini dihapus di tempat lainSejak Anda membuka formulir ini, entri ini telah dihapus, misalnya di tab lain. Simpan isian Anda untuk menambahkannya kembali.JenisTersimpan(dihapus)Isian AndaPekerjaanNama Perusahaan atau UsahaTersimpan(dihapus)Isian AndaCV TerangPosisiTersimpan(dihapus)Isian AndaPemilikMulaiTersimpan(dihapus)Isian AndaMaret 2020Simpan isian sayaPakai yang tersimpanBatal',
  );
  press(decision);
  await expect.poll(() => screen.queryByRole('form')).toBeNull();
  expect(announce.mock.calls).toEqual(said);
});
