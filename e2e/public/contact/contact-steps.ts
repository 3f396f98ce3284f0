import type { Page } from 'playwright/test';

export const main = (page: Page) => page.getByRole('main');
export const send = (page: Page) => page.getByRole('button', { name: 'Kirim Pesan' });

export const message = {
  'Nama Lengkap': 'Rina Pratiwi',
  Email: 'rina.pratiwi@contoh.example',
  Subjek: 'Buku angkatan',
  Pesan: 'Apakah buku angkatan 2010 masih ada?',
};

export async function fill(page: Page, values: Partial<typeof message>) {
  for (const [label, value] of Object.entries(values)) {
    await main(page).getByLabel(label, { exact: true }).fill(value);
  }
}
