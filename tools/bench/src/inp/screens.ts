import { type DemoAccount, demoAccounts } from '@portal/database/demo-accounts';
import type { Locator, Page } from 'playwright';

/** An action of a user, with the keyboard and pointer events of a real one. */
interface Action {
  name: string;
  act: (page: Page) => Promise<void>;
}

export interface Screen {
  name: string;
  path: string;
  account?: DemoAccount;
  actions: Action[];
}

/** Milliseconds between two keys of a fast typist, and between pressing and releasing a button. */
const pace = 70;
/** Milliseconds for the page after Playwright has searched it, which is work that no user causes. */
const rest = 300;

async function press(target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(rest);
  await page.mouse.down();
  await page.waitForTimeout(pace);
  await page.mouse.up();
}

async function type(target: Locator, text: string): Promise<void> {
  await focus(target);
  await target.page().keyboard.type(text, { delay: pace });
}

async function pressKey(target: Locator, key: string, times = 1): Promise<void> {
  await focus(target);
  for (let count = 0; count < times; count += 1) {
    await target.page().keyboard.press(key, { delay: pace });
  }
}

async function focus(target: Locator): Promise<void> {
  await target.focus();
  await target.page().waitForTimeout(rest);
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog');

const directory: Screen = {
  name: 'directory',
  path: '/alumni',
  actions: [
    { name: 'typing a name', act: (page) => type(page.getByLabel('Cari nama'), 'santoso') },
    {
      name: 'emptying the field',
      act: (page) => pressKey(page.getByLabel('Cari nama'), 'Backspace', 'santoso'.length),
    },
    { name: 'choosing a year', act: (page) => pressKey(page.getByLabel('Angkatan'), 'ArrowDown') },
    { name: 'opening the filter', act: (page) => press(button(page, /^Filter Lanjutan/)) },
    {
      name: 'typing in the filter',
      act: (page) => type(dialog(page).getByLabel('Jabatan'), 'eng'),
    },
    {
      name: 'applying the filter',
      act: (page) => press(dialog(page).getByRole('button', { name: 'Terapkan' })),
    },
  ],
};

const alumniTable: Screen = {
  name: 'admin table',
  path: '/admin/manage-alumni?baris=50',
  account: demoAccounts.admin,
  actions: [
    {
      name: 'another page',
      act: (page) => press(page.locator('nav[aria-label="Halaman"] li.ant-pagination-next')),
    },
    {
      name: 'searching',
      act: (page) => type(page.getByRole('main').getByRole('searchbox'), 'a'),
    },
    {
      name: 'sorting',
      act: (page) => press(page.locator('main thead button').first()),
    },
    { name: 'opening the form', act: (page) => press(button(page, 'Tambah Alumni')) },
    {
      name: 'typing in the form',
      act: (page) => type(dialog(page).getByRole('textbox').first(), 'Budi'),
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
        type(
          page
            .getByRole('main')
            .getByLabel(/^Lokasi/)
            .first(),
          'Riau',
        ),
    },
    { name: 'saving', act: (page) => press(button(page, 'Simpan Profil')) },
    { name: 'opening a new entry', act: (page) => press(button(page, 'Tambah Organisasi')) },
    {
      name: 'typing in the entry',
      act: async (page) => {
        await type(page.getByLabel('Nama Organisasi'), 'PII Riau');
        await type(page.getByLabel('Jabatan dalam Organisasi'), 'Ketua');
      },
    },
    { name: 'adding the entry', act: (page) => press(button(page, 'Tambahkan')) },
  ],
};

export const screens = [directory, alumniTable, profile];
