import type { LocalStack } from '@portal/local-stack';
import type { Page, Route } from 'playwright/test';
import { accounts, expect, openAs } from '../../fixtures/portal.ts';

export const alumniRows = '**/rest/v1/alumni*';
export const alumniList = '**/rest/v1/rpc/search_alumni_for_admin*';

/** Opens the alumni as the admin, with the given search params. */
export async function openAlumni(page: Page, search = '') {
  await openAs(page, accounts.admin, `/admin/manage-alumni${search}`);
  await expect(count(page)).toBeVisible();
}

/** The title of the table with what the filter leaves; dialogs have titles too. */
export const count = (page: Page) => page.getByRole('heading', { name: /^Alumni \(/ });

export const form = (page: Page) => page.getByRole('dialog', { name: /^(Tambah|Ubah) Alumni$/ });
export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
export const detail = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
export const save = (page: Page) => form(page).getByRole('button', { name: 'Simpan', exact: true });

/** The stored row of an alumnus. */
export async function stored(portal: LocalStack, email: string) {
  const [row] = await portal.query('select * from alumni where email = $1', [email]);
  return row;
}

/** Adds alumni without accounts, older than the demo data, the latest first: 'Warga 0001', 'Warga 0002', … */
export const addAlumni = (portal: LocalStack, count: number, status = 'pending') =>
  portal.query(
    `insert into alumni (full_name, email, validation_status, created_at)
     select 'Warga ' || to_char(n, 'FM0000'), 'warga.' || n || '@contoh.example',
       '${status}'::validation_status, now() - interval '9 years' - n * interval '1 minute'
     from generate_series(1, ${count}) n`,
  );

/** Lets reads pass and answers writes by the given handler. */
export const onChange = (answer: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === 'GET' ? route.continue() : answer(route);
