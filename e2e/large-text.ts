import { browserArguments, findBrowser } from '@portal/test/browser';
import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';

/** The reader's own setting, twice the usual 16 px, which media queries follow as well. */
export const largeText = {
  launchOptions: {
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
    ...findBrowser(),
  },
};

export async function expectNoSidewaysScroll(page: Page, state: string) {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    // Ant Design asks for the new width before it lays out anew.
    await expect.poll(overflow, `${state} at ${width} px`).toBeLessThanOrEqual(0);
  }
}
