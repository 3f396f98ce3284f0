import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeptKeys, useKeptKeys } from './kept-keys.ts';

/** A queue whose record takes R, 1, Enter; Enter sends the decision, and the next record is there with its answer. */
function createQueue() {
  const pressed: string[] = [];
  const keys = createKeptKeys((key) => take(key));
  const take = (key: string) => {
    pressed.push(key);
    if (key === 'Enter') keys.setReady(false);
  };
  const type = (...typed: string[]) => {
    for (const key of typed) if (!keys.keeps(key, false)) take(key);
  };
  const passTask = () => vi.advanceTimersToNextTimer();
  return { keys, pressed, type, passTask };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('keys wait for the record, follow in their order, and stop at the decision until its answer', () => {
  const { keys, pressed, type, passTask } = createQueue();
  type('r', '1');
  expect(pressed).toEqual([]);
  keys.setReady(true);
  passTask();
  expect(pressed).toEqual(['r']);
  // Typed while an earlier key still waits for its task.
  type('Enter', 'R');
  for (let task = 0; task < 5; task += 1) passTask();
  expect(pressed).toEqual(['r', '1', 'Enter']);
  keys.setReady(true);
  passTask();
  expect(pressed).toEqual(['r', '1', 'Enter', 'R']);
  passTask();
  type('1');
  expect(pressed.at(-1)).toBe('1');
});

test('a refused answer drops what waits, and says whether there was anything', () => {
  const { keys, pressed, type } = createQueue();
  type('r');
  expect(keys.drop()).toBe(true);
  expect(keys.drop()).toBe(false);
  keys.setReady(true);
  expect(pressed).toEqual([]);
});

test('a dialog that a hand has opened takes its keys although the record waits', () => {
  const { keys } = createQueue();
  expect(keys.keeps('Enter', true)).toBe(false);
  expect(keys.keeps('Enter', false)).toBe(true);
});

test('Enter on a focused button waits for the record too, and presses the button then', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const press = vi.fn();
  let setReady: (isNow: boolean) => void = () => undefined;
  function Queue() {
    ({ setReady } = useKeptKeys(true));
    return createElement('button', { type: 'button', onClick: press }, 'Tolak');
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(createElement(Queue)));
  const button = place.querySelector('button');
  button?.focus();
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  expect(button?.dispatchEvent(enter)).toBe(false);
  expect(press).not.toHaveBeenCalled();
  setReady(true);
  vi.advanceTimersToNextTimer();
  expect(press).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
  place.remove();
});
