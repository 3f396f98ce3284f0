import type { Page } from 'playwright';

/** Something that a person does, and what the page shows once it is done. */
export interface Step {
  name: string;
  /** A selector. */
  press?: string;
  type?: { into: string; text: string };
  /** Selectors that must all match. */
  shown: string[];
  /** Of the table, if it changes. */
  title?: string;
}

/** Milliseconds from the press, or the last key, to the frame in which the result stands, by the clock of the page. */
export async function measureStep(page: Page, step: Step): Promise<number> {
  const startedAt = await page.evaluate(({ press, type }) => {
    const now = performance.now();
    if (press) document.querySelector<HTMLElement>(press)?.click();
    if (type) {
      document.querySelector<HTMLElement>(type.into)?.focus();
      document.execCommand('insertText', false, type.text);
    }
    return now;
  }, step);
  const end = await page.waitForFunction(
    ({ shown, title }) =>
      shown.every((selector) => document.querySelector(selector)) &&
      (title === undefined || document.querySelector('main h2')?.textContent === title) &&
      performance.now(),
    step,
  );
  return Number(await end.jsonValue()) - startedAt;
}
