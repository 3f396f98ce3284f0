import type { Page } from 'playwright/test';

export function cards(page: Page) {
  return page.locator('li[id^="job-"]');
}

export function card(page: Page, title: string) {
  return cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

export function searchBox(page: Page) {
  return page.getByRole('searchbox', { name: 'Kata kunci' });
}

/** The status text with the number of results. */
export function count(page: Page, text: string) {
  return page.getByRole('main').getByRole('status').getByText(text);
}
