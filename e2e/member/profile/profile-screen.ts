import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { type accounts, expect, openAs } from '../../fixtures/portal.ts';

type Member = (typeof accounts)[keyof typeof accounts];

export async function openProfile(page: Page, account: Member) {
  await openAs(page, account, '/profile-settings');
  await expect(page.getByRole('heading', { name: 'Data diri' })).toBeVisible();
}

export function field(page: Page, label: string) {
  return page.getByRole('main').getByLabel(new RegExp(`^${label}( \\(opsional\\))?$`));
}

/** A group of fields or a list, by its heading. */
export function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

export function saveProfile(page: Page) {
  return page.getByRole('button', { name: 'Simpan Profil' }).click();
}

/** The stored row of an account; undefined where it has none. */
export async function storedRow(portal: LocalStack, { email }: Member) {
  const rows = (await portal.query(`select * from alumni where email = '${email}'`)) as Record<
    string,
    unknown
  >[];
  return rows[0];
}
