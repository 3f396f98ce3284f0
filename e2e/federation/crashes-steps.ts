import type { Page } from 'playwright/test';
import { expect } from '../fixtures/portal.ts';

export function reports(page: Page) {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[portal]')) lines.push(message.text());
  });
  return lines;
}

/** The shell still works: its bar leads to a page of another area. */
export async function expectNavigation(page: Page) {
  await page
    .getByRole('navigation', { name: 'Utama' })
    .getByRole('link', { name: 'Tentang' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Tentang/ })).toBeVisible();
}
