import type { Locator, Page } from 'playwright/test';
import { expect } from '../fixtures.ts';

/** How the element with the focus looks: with a ring around it or its frame, inside the window, uncovered. */
function lookAtStop(target: Element) {
  const element = document.activeElement ?? document.body;
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
  return {
    isTarget: element === target,
    // After the last stop the focus goes to the browser's own bar.
    isInPage: element !== document.body,
    html: element.outerHTML,
    look: { hasRing, isInWindow: bottom > 0 && top < innerHeight, isCovered },
  };
}

/** Presses Tab until the wanted element has the focus; every stop on the way must be visible. */
export async function reach(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible();
  if (await target.evaluate((element) => element === document.activeElement)) return target;
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    const { isTarget, isInPage, look, html } = await target.evaluate(lookAtStop);
    if (isInPage) {
      expect(look, html).toEqual({ hasRing: true, isInWindow: true, isCovered: false });
    }
    if (isTarget) return target;
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
