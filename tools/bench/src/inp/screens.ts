import { demoAccounts } from '@portal/database/seed';
import type { Page } from 'playwright';

type Account = (typeof demoAccounts)[keyof typeof demoAccounts];

/** Something that a person does on a screen, with real keys and presses. */
type Action = { name: string; act: (page: Page) => Promise<void> };

export type Screen = { name: string; path: string; account?: Account; actions: Action[] };

/** Milliseconds between two keys of somebody who types fast. */
const keys = { delay: 60 };
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const directory: Screen = {
  name: 'directory',
  path: '/alumni',
  actions: [
    {
      name: 'typing a name',
      act: (page) => page.getByLabel('Cari nama').pressSequentially('santoso', keys),
    },
    {
      name: 'emptying the field',
      act: async (page) => {
        for (const _letter of 'santoso') await page.keyboard.press('Backspace', keys);
      },
    },
    {
      name: 'choosing a year',
      act: async (page) => {
        await page.getByLabel('Angkatan').focus();
        await page.keyboard.press('ArrowDown');
      },
    },
    { name: 'opening the filter', act: (page) => press(page, /^Filter Lanjutan/) },
    {
      name: 'typing in the filter',
      act: (page) => page.getByRole('dialog').getByLabel('Jabatan').pressSequentially('eng', keys),
    },
    {
      name: 'applying the filter',
      act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Terapkan' }).click(),
    },
  ],
};

const alumniTable: Screen = {
  name: 'admin table',
  path: '/admin/manage-alumni?baris=100',
  account: demoAccounts.admin,
  actions: [
    {
      name: 'searching',
      act: (page) => page.getByRole('main').getByRole('searchbox').pressSequentially('a', keys),
    },
    {
      name: 'sorting',
      act: (page) => page.locator('main th .ant-table-column-sorters').nth(0).click(),
    },
    {
      name: 'another page',
      act: (page) =>
        page.getByRole('navigation', { name: 'Halaman' }).getByText('2', { exact: true }).click(),
    },
    { name: 'opening the form', act: (page) => press(page, /^Ubah /) },
    {
      name: 'typing in the form',
      act: (page) =>
        page.getByRole('dialog').getByRole('textbox').first().pressSequentially('Budi', keys),
    },
  ],
};

const profile: Screen = {
  name: 'profile form',
  path: '/profile-settings',
  account: demoAccounts.budi,
  actions: [
    {
      name: 'typing',
      act: (page) =>
        page
          .getByRole('main')
          .getByLabel(/^Lokasi/)
          .first()
          .pressSequentially('Riau', keys),
    },
    { name: 'saving', act: (page) => press(page, 'Simpan Profil') },
    { name: 'opening a new entry', act: (page) => press(page, 'Tambah Organisasi') },
    {
      name: 'typing in the entry',
      act: async (page) => {
        await page.getByLabel('Nama Organisasi').pressSequentially('PII Riau', keys);
        await page.getByLabel('Jabatan dalam Organisasi').pressSequentially('Ketua', keys);
      },
    },
    { name: 'adding the entry', act: (page) => press(page, 'Tambahkan') },
  ],
};

export const screens = [directory, alumniTable, profile];
