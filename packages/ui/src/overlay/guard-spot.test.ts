import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardSpot } from './guard-spot.ts';

let page: AbortController;
let taken: string[];
let time = 0;

function add(tag: string, name: string, parent: Element = document.body) {
  const element = parent.appendChild(document.createElement(tag));
  element.addEventListener('click', () => taken.push(name));
  return element;
}

/** A tap at a spot, this many milliseconds after the one before; happy-dom leaves out position and time. */
function tap(target: Element, after = 0, { x = 100, y = 100, clicked = target } = {}) {
  time += after;
  const values = { x: { value: x }, y: { value: y }, timeStamp: { value: time } };
  const down = new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' });
  target.dispatchEvent(Object.defineProperties(down, values));
  clicked.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

beforeEach(() => {
  page = new AbortController();
  guardSpot(page.signal);
  [taken, time] = [[], time + 10_000];
});
afterEach(() => {
  page.abort();
  document.body.replaceChildren();
});

test.each([30, 300, 900, 1_400])(
  'what has come to the spot of a press takes none %i ms later, however often, and then after a pause',
  (wait) => {
    const close = add('button', 'close');
    const below = add('a', 'below');
    tap(close);
    close.remove();
    for (let more = 0; more < 3; more += 1) tap(below, wait);
    expect(taken).toEqual(['close']);
    tap(below, 1_600);
    expect(taken).toEqual(['close', 'below']);
  },
);

test('a control that stays takes every press, also on another part of it, and so does another spot', () => {
  const stepper = add('button', 'step');
  const icon = stepper.appendChild(document.createElement('svg'));
  const other = add('button', 'other');
  for (const target of [stepper, icon, stepper]) tap(target, 100);
  tap(other, 100, { y: 140 });
  expect(taken).toEqual(['step', 'step', 'step', 'other']);
});

test('keys, assistive technology, and a press after a scroll are never refused', () => {
  const close = add('button', 'close');
  const below = add('button', 'below');
  tap(close);
  below.click();
  window.dispatchEvent(new Event('pointercancel'));
  tap(below, 200);
  tap(close, 200);
  expect(taken).toEqual(['close', 'below', 'below']);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  tap(close, 200);
  expect(taken.at(-1)).toBe('close');
});

test('a finger that leaves when the touched element is gone clicks on nothing', () => {
  const backdrop = add('div', 'backdrop');
  const below = add('button', 'below');
  backdrop.addEventListener('pointerdown', () => backdrop.remove());
  tap(backdrop, 0, { clicked: below });
  expect(taken).toEqual([]);
});

test('a refused press beside a dialog does not close it, and Escape does', () => {
  const open = add('button', 'open');
  const dialog = add('dialog', 'dialog');
  const cancel = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  tap(open);
  open.remove();
  const values = { x: { value: 100 }, y: { value: 100 }, timeStamp: { value: time + 100 } };
  const down = new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' });
  dialog.dispatchEvent(Object.defineProperties(down, values));
  expect(cancel()).toBe(false);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(cancel()).toBe(true);
});

test.each([
  ['the second press of a double click', 2, ['close']],
  ['another click at once', 1, ['close', 'below']],
])('of a mouse, %s on what has come under it: %i', (_what, detail, wanted) => {
  const press = (target: Element, count: number) => {
    const down = new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' });
    target.dispatchEvent(Object.defineProperties(down, { x: { value: 1 }, y: { value: 1 } }));
    for (const type of ['mousedown', 'click']) {
      target.dispatchEvent(
        new MouseEvent(type, { bubbles: true, cancelable: true, detail: count }),
      );
    }
  };
  const close = add('button', 'close');
  const below = add('button', 'below');
  press(close, 1);
  close.remove();
  press(below, detail);
  expect(taken).toEqual(wanted);
});
