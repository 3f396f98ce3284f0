import { findBrowser, testBrowserArguments } from '@portal/test/browser';
import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';
import { sidewaysScroll } from './sideways-scroll.ts';

/** The user's own font size, twice the usual 16 px, which media queries follow as well. */
export const largeText = {
  launchOptions: {
    args: [...testBrowserArguments, '--blink-settings=defaultFontSize=32'],
    ...findBrowser(),
  },
};

export async function expectNoSidewaysScroll(page: Page, state: string) {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Ant Design measures the new width before it lays out again.
    await expect.poll(() => sidewaysScroll(page), `${state} at ${width} px`).toBeLessThanOrEqual(0);
  }
}
