import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { accounts, expect, openAs, toast } from '../../fixtures/portal.ts';

export const configurationReads = '**/rest/v1/site_configurations*';
export const configurationSaves = '**/rest/v1/rpc/save_site_configurations*';

export const titles = {
  hero: 'Hero beranda',
  stats: 'Statistik beranda',
  home_about: 'Tentang di beranda',
  about_page_main: 'Halaman Tentang',
  vision_mission: 'Visi dan misi',
  org_categories: 'Label kategori pengurus',
} as const;

export type Section = keyof typeof titles;

export const main = (page: Page) => page.getByRole('main');
export const picker = (page: Page) =>
  main(page).getByRole('navigation', { name: 'Bagian pengaturan' });
/** What is in the frame. */
export const preview = (page: Page) =>
  main(page).getByRole('region', { name: 'Pratinjau' }).frameLocator('iframe').locator('body');
export const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
export const button = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true });
export const save = (page: Page) => button(page, 'Simpan');
export const choosePicture = (page: Page, label: string, name: string, buffer: Buffer) =>
  main(page).getByLabel(`File ${label}`).setInputFiles({ name, mimeType: 'image/png', buffer });

export async function expectSection(page: Page, section: Section) {
  await expect(main(page).getByRole('heading', { level: 2, name: titles[section] })).toBeVisible();
}

export async function openSection(page: Page, section: Section) {
  await openAs(page, accounts.admin, `/admin/site-settings?section=${section}`);
  await expectSection(page, section);
  await expect(save(page)).toBeVisible();
}

export async function toSection(page: Page, section: Section) {
  await picker(page).getByRole('link', { name: titles[section], exact: true }).click();
  await expectSection(page, section);
  await expect(save(page)).toBeVisible();
}

export async function dismissToast(page: Page) {
  const region = page.getByRole('region', { name: 'Notification' });
  await region.getByRole('button', { name: 'Tutup' }).click();
  await expect(region.getByRole('button')).toHaveCount(0);
}

export async function expectSaved(page: Page) {
  await save(page).click();
  await expect(toast(page, 'Konfigurasi Disimpan')).toBeVisible();
  await dismissToast(page);
}

export async function stored(portal: LocalStack, key: string): Promise<unknown> {
  const [row] = await portal.query(
    'select config_value from site_configurations where config_key = $1',
    [key],
  );
  return row?.config_value;
}

export function change(portal: LocalStack, key: string, value: unknown) {
  return portal.query('update site_configurations set config_value = $1 where config_key = $2', [
    JSON.stringify(value),
    key,
  ]);
}
