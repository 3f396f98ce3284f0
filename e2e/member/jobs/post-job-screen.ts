import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expect } from '../../fixtures/portal.ts';

export const main = (page: Page) => page.getByRole('main');
export const field = (page: Page, label: string) => main(page).getByLabel(label);
export const send = (page: Page) => main(page).getByRole('button', { name: 'Ajukan Lowongan' });

/** What the form asks for. */
export const job = {
  'Judul Lowongan': 'Insinyur Proteksi Gardu',
  'Nama Perusahaan': 'PT Uji Listrik',
  Deskripsi: 'Menguji rele dan menyusun laporan.',
};

export async function fill(page: Page, values: Record<string, string> = job) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** The stored jobs of a title, each with the account that posted it. */
export const postedRows = (portal: LocalStack, title = job['Judul Lowongan']) =>
  portal.query(
    `select job.*, account.email from job_postings job
     join auth.users account on account.id = job.posted_by_user_id
     where job.title = $1 order by job.created_at`,
    [title],
  );

/** The page that follows a sent proposal; the URL alone is there before it. */
export async function expectOwnContent(page: Page) {
  await expect(page).toHaveURL(/\/alumni\/my-content$/);
  await expect(main(page).getByRole('heading', { name: 'Konten Saya' })).toBeVisible();
}
