import type { Locator } from 'playwright';

/** Milliseconds between two keys of somebody who types fast, and between pressing a button and letting it go. */
const pace = 70;
/** Milliseconds in which the page gets over being searched for the place, which a person does not do to it. */
const rest = 300;

/** Moves the pointer there and presses, as a hand does. */
export async function press(target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(rest);
  await page.mouse.down();
  await page.waitForTimeout(pace);
  await page.mouse.up();
}

/** Types into a field, which has had the focus for a moment. */
export async function type(target: Locator, text: string): Promise<void> {
  await target.focus();
  await target.page().waitForTimeout(rest);
  await target.page().keyboard.type(text, { delay: pace });
}

/** Presses one key, or one several times. */
export async function pressKey(target: Locator, key: string, times = 1): Promise<void> {
  await target.focus();
  await target.page().waitForTimeout(rest);
  for (let count = 0; count < times; count += 1) {
    await target.page().keyboard.press(key, { delay: pace });
  }
}
