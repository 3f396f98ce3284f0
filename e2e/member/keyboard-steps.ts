import type { Locator, Page } from 'playwright/test';
import { expect } from '../fixtures.ts';

/** The focus is visible: a ring around the element or its frame, inside the window, uncovered. */
function lookAt(element: Element) {
  const framed = [element, element.closest('label, li'), element.parentElement];
  const hasRing = framed.some((part) => {
    if (!part) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    const { outlineStyle: after } = getComputedStyle(part, '::after');
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || after !== 'none';
  });
  const { top, bottom, left, width } = element.getBoundingClientRect();
  const bar = document.elementFromPoint(left + width / 2, (top + bottom) / 2)?.closest('header');
  const isCovered = bar !== null && bar !== undefined && !bar.contains(element);
  return { hasRing, isInWindow: bottom > 0 && top < innerHeight, isCovered };
}

async function hasFocus(target: Locator) {
  return target.evaluate((element) => element === document.activeElement);
}

/** Presses Tab until the wanted element has the focus; every stop on the way must be visible. */
export async function reach(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await hasFocus(target)) return target;
    await page.keyboard.press(key);
    const stop = page.locator(':focus');
    // After the last stop the focus goes to the browser's own bar.
    if ((await stop.count()) === 0) continue;
    expect(await stop.evaluate(lookAt), await stop.evaluate(({ outerHTML }) => outerHTML)).toEqual({
      hasRing: true,
      isInWindow: true,
      isCovered: false,
    });
  }
  throw new Error(`${key} does not reach ${target}`);
}

export async function press(page: Page, target: Locator, key = 'Enter') {
  await reach(page, target);
  await page.keyboard.press(key);
}

export async function type(page: Page, target: Locator, text: string) {
  await reach(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}
