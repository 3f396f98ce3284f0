import type { Page } from 'playwright/test';

/** The cards of the directory that have arrived. */
export function cards(page: Page) {
  return page.getByRole('listitem').filter({ has: page.getByText('Verified') });
}

export function card(page: Page, name: string) {
  return cards(page).filter({ has: page.getByRole('heading', { name }) });
}

/** Budi Santoso, as all but the admin see him. */
export const maskedBudi = 'B*** S******';
