import { expect, type Locator, type Page } from 'playwright/test';

/** For how many milliseconds further presses at one place are refused, so that a double click decides once. */
const pause = 1500;

/** Selects the elements that Tab reaches. */
const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/**
 * A simulated user who works by pointer or by keyboard alone, and counts presses, characters and keys. With the keyboard the user
 * reaches each target by Tab, or by Shift+Tab where that takes fewer keys.
 */
export class CountingUser {
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

  /** Presses the shortcut with the keyboard, and the button for the same action with the pointer. */
  async pressOrKey(target: Locator, ...keys: string[]) {
    if (this.device === 'pointer') await this.press(target);
    else await this.key(...keys);
  }

  /** Replaces the text of the field. With the keyboard the field is reached by its shortcut, where it has one, or by Tab. */
  async type(field: Locator, text: string, key?: string) {
    const isThere = await field.evaluate((element) => element === document.activeElement);
    if (!isThere) {
      if (this.device === 'pointer') await this.press(field);
      else if (key) await this.key(key);
      else await this.#tabTo(field);
    }
    // Tab selects the text of a field, and so does a press in a field whose text is replaced as a whole.
    const isSelected = await field.evaluate(
      ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
        selectionStart === 0 && selectionEnd === value.length,
    );
    if (!isSelected) await this.key('ControlOrMeta+a');
    await this.page.keyboard.type(text);
    this.count += text.length;
  }

  /** Waits as long as further presses at the same place are refused, as a user who reads does. */
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
