import { expect, type Locator } from 'playwright/test';

/** The whole text is visible: no bar covers it, no edge cuts it off. */
export async function expectUncovered(text: Locator) {
  const isUncovered = () =>
    text.evaluate((element) => {
      const { top, bottom, left } = element.getBoundingClientRect();
      return [top + 1, bottom - 1].every((y) =>
        element.contains(document.elementFromPoint(left + 4, y)),
      );
    });
  await expect.poll(isUncovered).toBe(true);
}
