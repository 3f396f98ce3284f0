import type { Page } from 'playwright/test';

export const memberFiles = '**/areas/member/**';

/** Requests for these files hang until healed. */
export async function hang(page: Page, files: string) {
  await page.route(files, () => {
    // Left hanging on purpose.
  });
  return { heal: () => page.unrouteAll({ behavior: 'ignoreErrors' }) };
}

export interface Answer {
  status: number;
  contentType?: string;
  body: string;
}

export async function failing(page: Page, answer: Answer) {
  await page.route(memberFiles, (route) => route.fulfill(answer));
  return { heal: () => page.unroute(memberFiles) };
}
