import type { Page } from 'playwright/test';

export function choosePhoto(page: Page, name: string, buffer: Buffer, mimeType = 'image/png') {
  return page.getByLabel('File foto profil').setInputFiles({ name, mimeType, buffer });
}

export function cropDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Atur foto profil' });
}
