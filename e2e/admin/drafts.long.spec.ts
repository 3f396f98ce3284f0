import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import {
  accounts,
  endSessionElsewhere,
  expect,
  openInPage,
  sendSignIn,
  test,
  toast,
} from '../fixtures/portal.ts';
import { detail, openAlumni } from './alumni/alumni-screen.ts';
import { field, openSection, save as saveSection, stored } from './settings/settings-screen.ts';
import {
  drawer,
  fillRequired,
  lists,
  main,
  openList,
  press,
  row,
  save,
} from './table/list-screen.ts';

const list = lists.events;
const title = 'Kuliah Tamu Proteksi Sistem Tenaga';
const note = 'Isian Anda yang belum disimpan dipulihkan';

const leaveQuestion = (page: Page) =>
  page.getByRole('dialog', { name: 'Perubahan belum disimpan' });
const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};

async function keepsRowOverLostSession(page: Page, portal: LocalStack) {
  await main(page).getByRole('button', { name: 'Tambah Kegiatan' }).click();
  const form = drawer(page, list);
  await fillRequired(page, list, title);
  await endSessionElsewhere(page);
  await sendSignIn(page, accounts.admin);
  await expect(page).toHaveURL(/manage-events\?form=baru$/);
  await expect(form.getByText(note)).toBeVisible();
  await expect(form.getByLabel('Judul')).toHaveValue(title);
  await expect(form.getByLabel('Tanggal')).toHaveValue('17/08/2027');
  await save(page, list).click();
  await expect(toast(page, 'Kegiatan Ditambahkan')).toBeVisible();
  expect(await portal.query('select id from events where title = $1', [title])).toHaveLength(1);
  await main(page).getByRole('button', { name: 'Tambah Kegiatan' }).click();
  await expect(form.getByLabel('Judul')).toHaveValue('');
  await expect(form.getByText(note)).toHaveCount(0);
  await form.getByRole('button', { name: 'Batal' }).click();
}

/** The service refuses the session while the page still believes in it. */
async function signsInAgainFromForm(page: Page) {
  const form = drawer(page, list);
  await press(page, 'Ubah', title);
  await form.getByLabel('Lokasi').fill('Aula Rektorat');
  await page.route(/\/rest\/v1\/events/, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } })
      : route.fallback(),
  );
  await save(page, list).click();
  await expect(
    page.getByRole('region', { name: 'Notification' }).getByRole('button', { name: 'Masuk' }),
  ).toBeVisible();
  await page.unroute(/\/rest\/v1\/events/);
  await form.getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await sendSignIn(page, accounts.admin);
  await expect(form.getByText(note)).toBeVisible();
  await expect(form.getByLabel('Lokasi')).toHaveValue('Aula Rektorat');
  await form.getByRole('button', { name: 'Buang perubahan' }).click();
  await form.getByRole('button', { name: 'Batal' }).click();
}

async function keepsRowOverReload(page: Page, portal: LocalStack) {
  const form = drawer(page, list);
  await press(page, 'Ubah', title);
  await form.getByLabel('Lokasi').fill('Aula Fakultas');
  await portal.query("update events set location = 'Gedung Rektorat' where title = $1", [title]);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(form.getByLabel('Lokasi')).toHaveValue('Aula Fakultas');
  await save(page, list).click();
  const conflict = page.getByRole('dialog', { name: 'Data ini baru saja diubah' });
  await expect(conflict).toContainText('Gedung Rektorat');
  await conflict.getByRole('button', { name: 'Batal' }).click();
  await form.getByRole('button', { name: 'Buang perubahan' }).click();
  await expect(form.getByLabel('Lokasi')).toHaveValue('Gedung Rektorat');
  await form.getByLabel('Lokasi').fill('Aula Fakultas');
  await save(page, list).click();
  await expect(toast(page, 'Kegiatan Diperbarui')).toBeVisible();
  await expect(row(page, title)).toContainText('Aula Fakultas');
}

async function keepsSectionOverLostSession(page: Page, portal: LocalStack) {
  await openInPage(page, '/admin/site-settings?section=vision_mission');
  const before = await field(page, 'Visi').inputValue();
  await field(page, 'Visi').fill('Visi yang belum disimpan');
  await endSessionElsewhere(page);
  await sendSignIn(page, accounts.admin);
  await expect(page).toHaveURL(/section=vision_mission$/);
  await expect(main(page).getByText(note)).toBeVisible();
  await expect(field(page, 'Visi')).toHaveValue('Visi yang belum disimpan');
  await main(page).getByRole('button', { name: 'Buang perubahan' }).click();
  await expect(field(page, 'Visi')).toBeFocused();
  await expect(field(page, 'Visi')).toHaveValue(before);
  await field(page, 'Visi').fill('Visi baru');
  await saveSection(page).click();
  await expect(toast(page, 'Konfigurasi Disimpan')).toBeVisible();
  expect(await stored(portal, 'vision_text')).toEqual({ text: 'Visi baru' });
}

async function forgetsAfterLogOut(page: Page) {
  await field(page, 'Visi').fill('Tidak jadi');
  await logOut(page);
  await leaveQuestion(page).getByRole('button', { name: 'Tetap di halaman ini' }).click();
  await expect(field(page, 'Visi')).toHaveValue('Tidak jadi');
  await logOut(page);
  await leaveQuestion(page).getByRole('button', { name: 'Tinggalkan tanpa menyimpan' }).click();
  await expect(toast(page, 'Logout Berhasil')).toBeVisible();
  await openSection(page, 'vision_mission');
  await expect(field(page, 'Visi')).toHaveValue('Visi baru');
  await expect(main(page).getByText(note)).toHaveCount(0);
}

test('expired session: drafts survive it and a reload, and logging out forgets them', async ({
  page,
  portal,
}) => {
  await openList(page, list);
  await test.step('the draft of a row survives a lost session, and is sent once', () =>
    keepsRowOverLostSession(page, portal));
  await test.step('a save that the session was too old for leads to the login page and back', () =>
    signsInAgainFromForm(page));
  await test.step('the draft of a row survives a reload, and is never sent over a newer version', () =>
    keepsRowOverReload(page, portal));
  await test.step('the draft of a section survives a lost session', () =>
    keepsSectionOverLostSession(page, portal));
  await test.step('logging out asks for confirmation, then deletes the draft', () =>
    forgetsAfterLogOut(page));
});

test('a badge that was typed and not saved is kept with its person', async ({ page, portal }) => {
  await portal.query(
    "insert into alumni (full_name, email) values ('Siti Uji', 'siti.uji@contoh.example')",
  );
  await openAlumni(page, '?q=siti');
  const open = (name: string) => main(page).getByRole('button', { name, exact: true }).click();
  const siti = detail(page, 'Siti Rahmawati');
  const badge = siti.getByLabel('Lencana khusus');
  await open('Siti Rahmawati');
  await badge.fill('Belum jadi');
  await siti.getByRole('button', { name: 'Alumni sebelumnya' }).click();
  const other = detail(page, 'Siti Uji');
  await expect(other.getByLabel('Lencana khusus')).toHaveValue('');
  await expect(other.getByText(note)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await open('Siti Rahmawati');
  await expect(siti.getByText(note)).toBeVisible();
  await expect(badge).toHaveValue('Belum jadi');
  await siti.getByRole('button', { name: 'Buang perubahan' }).click();
  await expect(badge).toHaveValue('');
  await expect(badge).toBeFocused();
  await page.keyboard.press('Escape');
  await open('Siti Rahmawati');
  await expect(badge).toHaveValue('');
});
