import type { Page } from 'playwright/test';

/** Goes to a path as a link of the portal does: within the page, without loading it anew. */
export async function openInPage(page: Page, path: string) {
  await page.evaluate((target) => {
    window.history.pushState({}, '', target);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
