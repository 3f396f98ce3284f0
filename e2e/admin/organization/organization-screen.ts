import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { chooseOption } from '../../fixtures/choose-option.ts';
import { accounts, expect, openAs, openInPage } from '../../fixtures/portal.ts';

export const organizationRows = '**/rest/v1/organization_structure*';

export const main = (page: Page) => page.getByRole('main');
export const group = (page: Page, label: string) =>
  main(page).getByRole('region', { name: new RegExp(`^${label} \\(`) });
export const drawer = (page: Page) => page.getByRole('dialog', { name: /^(Tambah|Edit) Anggota$/ });
export const field = (page: Page, label: string) => drawer(page).getByLabel(label, { exact: true });
export const save = (page: Page) =>
  drawer(page).getByRole('button', { name: 'Simpan', exact: true });
export const button = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true });
export const choosePhoto = (page: Page, name: string, buffer: Buffer) =>
  drawer(page).getByLabel('File foto').setInputFiles({ name, mimeType: 'image/png', buffer });

/** Opens the page as the admin, with the given search params. */
export async function openOrganization(page: Page, search = '') {
  await openAs(page, accounts.admin, `/admin/manage-organization${search}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
}

/** Leaves the screen and comes back, so that it reads its rows again. */
export async function readAgain(page: Page) {
  await openInPage(page, '/admin/dashboard');
  await expect(main(page).getByRole('heading', { level: 1 })).not.toHaveText(/Organisasi/);
  await openInPage(page, '/admin/manage-organization');
  await expect(button(page, 'Tambah Anggota')).toBeVisible();
}

/** A new member's form with what is required. */
export async function startMember(page: Page, name: string, position: string) {
  await button(page, 'Tambah Anggota').click();
  await field(page, 'Nama').fill(name);
  await field(page, 'Jabatan').fill(position);
}

export async function chooseCategory(page: Page, label: string) {
  await chooseOption(drawer(page).getByRole('combobox', { name: 'Kategori' }), label);
}

export async function storedMember(portal: LocalStack, name: string) {
  const [row] = await portal.query('select * from organization_structure where name = $1', [name]);
  return row;
}

/** Two members of the first category, with the versions and numbers of the demo. */
export async function firstTwo(portal: LocalStack) {
  const rows = await portal.query(
    "select * from organization_structure where category = 'dewan-penasehat' order by display_order",
  );
  const [first, second] = rows.map(({ name }) => String(name));
  if (!first || !second) throw new Error('The demo has too few members');
  return { first, second };
}
