import { expect, type Locator, type Page } from 'playwright/test';

/** How many further presses at one place are refused, in milliseconds, so that nobody decides by a double click. */
const pause = 1500;

/** What can be reached by Tab, in its order. */
const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/**
 * Uses a page as a person would, by pointer or by keyboard alone, and counts each press, each character and each key. By keyboard
 * everything is reached by Tab, from whichever side is nearer.
 */
export class Hand {
  count = 0;

  constructor(
    readonly page: Page,
    readonly device: 'pointer' | 'keyboard',
  ) {}

  async key(...keys: string[]) {
    for (const key of keys) await this.page.keyboard.press(key);
    this.count += keys.length;
  }

  async press(target: Locator) {
    await expect(target).toBeVisible();
    if (this.device === 'pointer') {
      await target.click();
      this.count += 1;
    } else {
      await this.#tabTo(target);
      await this.key((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
    }
  }

  /** The key by keyboard, else the button that says the same. */
  async pressOrKey(target: Locator, ...keys: string[]) {
    if (this.device === 'pointer') await this.press(target);
    else await this.key(...keys);
  }

  /** Replaces what is in the field. By keyboard one comes to it by a key, where there is one, or by Tab. */
  async type(field: Locator, words: string, key?: string) {
    const isThere = await field.evaluate((element) => element === document.activeElement);
    if (!isThere) {
      if (this.device === 'pointer') await this.press(field);
      else if (key) await this.key(key);
      else await this.#tabTo(field);
    }
    // Tab selects what is in it, and so does a press where one searches.
    const isSelected = await field.evaluate(
      ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
        selectionStart === 0 && selectionEnd === value.length,
    );
    if (!isSelected) await this.key('ControlOrMeta+a');
    await this.page.keyboard.type(words);
    this.count += words.length;
  }

  /** Reads what is shown, for as long as presses at the same place count as one. */
  async read(shown: Locator) {
    await expect(shown).toBeVisible();
    await this.page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), pause);
  }

  async #tabTo(target: Locator) {
    await expect(target).toBeVisible();
    const key = await target.evaluate((element, selector) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
      );
      const steps =
        all.indexOf(element as HTMLElement) - all.indexOf(document.activeElement as HTMLElement);
      return steps < 0 || steps > all.length / 2 ? 'Shift+Tab' : 'Tab';
    }, tabbable);
    for (let step = 0; step < 200; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.key(key);
    }
    throw new Error(`Not reached by ${key}: ${target}`);
  }
}
