import type { Page } from 'playwright/test';

export const contactCode = /\/contact\.js$/;

/** Collects the requests of the page. */
export function noteRequests(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return (pattern: RegExp) => urls.filter((url) => pattern.test(url));
}

/** Opens a public page, and returns how to hover links of its bar. */
export async function pointAtLinks(page: Page) {
  await page.goto('/tentang', { waitUntil: 'load' });
  const bar = page.getByRole('navigation', { name: 'Utama' });
  const link = (name: string) => bar.getByRole('link', { name });
  return { link, point: async (name: string) => link(name).hover() };
}
