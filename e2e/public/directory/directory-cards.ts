import type { Page } from 'playwright/test';

/** The loaded cards of the directory. */
export function cards(page: Page) {
  return page.getByRole('listitem').filter({ has: page.getByText('Verified') });
}

export function card(page: Page, name: string) {
  return cards(page).filter({ has: page.getByRole('heading', { name }) });
}

/** The name of Budi Santoso for everybody but the admin. */
export const maskedBudi = 'B*** S******';
