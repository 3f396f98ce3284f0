import { expect, test, toast } from '../../fixtures/portal.ts';
import {
  button,
  chooseCategory,
  drawer,
  field,
  group,
  openOrganization,
  save,
  startMember,
  storedMember,
} from './organization-screen.ts';

test('a member is added, edited and deleted, each with its toast, and visitors see it', async ({
  page,
  portal,
  browser,
}) => {
  const name = 'Anggota <img src=x onerror=alert(1)>';
  await openOrganization(page);
  const context = await browser.newContext({ baseURL: portal.url });
  const visitor = await context.newPage();
  const seen = async (text: string, count: number) => {
    await visitor.goto('/tentang?kategori=kordinator-sektor');
    await expect(visitor.getByRole('tab', { selected: true })).toHaveText('Koordinator Sektor');
    await expect(visitor.getByRole('tabpanel').getByText(text, { exact: true })).toHaveCount(count);
  };

  await startMember(page, name, 'Koordinator Uji');
  await expect(drawer(page).getByTitle('Dewan Penasehat')).toBeVisible();
  await chooseCategory(page, 'Koordinator Sektor');
  await save(page).click();
  await expect(toast(page, 'Anggota Ditambahkan')).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/manage-organization$/);
  await expect(group(page, 'Koordinator Sektor').getByText(name, { exact: true })).toBeVisible();
  expect(await storedMember(portal, name)).toMatchObject({ display_order: 0, version: 1 });
  await seen('Koordinator Uji', 1);
  await expect(visitor.getByText(name, { exact: true })).toBeVisible();

  await button(page, `Edit ${name}`).click();
  await expect(page).toHaveURL(/\?form=[0-9a-f-]{36}$/);
  await field(page, 'Jabatan').fill('Koordinator Baru');
  await field(page, 'Urutan tampil').fill('99');
  await save(page).click();
  await expect(toast(page, 'Anggota Diperbarui')).toBeVisible();
  expect(await storedMember(portal, name)).toMatchObject({ display_order: 99, version: 2 });
  await seen('Koordinator Baru', 1);

  await button(page, `Hapus ${name}`).click();
  const question = page.getByRole('dialog', { name: 'Hapus anggota ini?' });
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, 'Anggota Dihapus')).toBeVisible();
  expect(await storedMember(portal, name)).toBeUndefined();
  await seen('Koordinator Baru', 0);
  await context.close();
});
