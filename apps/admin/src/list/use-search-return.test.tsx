import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRecentPresses } from '../frame/recent-presses.ts';
import { useSearchReturn } from './use-search-return.ts';

let isMouse = true;
let root: ReturnType<typeof createRoot>;

function List({ form, search, detail }: { form: boolean; search: string; detail: boolean }) {
  useRecentPresses();
  useSearchReturn({ form: form ? 'satu' : null, detail: detail ? 'satu' : null });
  return (
    <>
      <search>
        <input defaultValue={search} />
      </search>
      <button type="button">Ubah</button>
    </>
  );
}

async function editAndClose({ search = 'budi', detail = false, byKey = false }) {
  const show = (form: boolean) =>
    act(async () => root.render(<List {...{ form, search, detail }} />));
  await show(false);
  document.querySelector('button')?.focus();
  const press = byKey
    ? new KeyboardEvent('keydown', { key: 'e' })
    : new PointerEvent('pointerdown');
  // happy-dom leaves out the position of an event.
  if (!byKey) Object.defineProperties(press, { x: { value: 9 }, y: { value: 9 } });
  window.dispatchEvent(press);
  await show(true);
  await show(false);
  const focused = document.activeElement;
  return focused instanceof HTMLInputElement
    ? focused.value.slice(focused.selectionStart ?? 0, focused.selectionEnd ?? 0)
    : focused?.textContent;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: fine)' && isMouse,
  }));
  isMouse = true;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('after a form that the mouse opened from found rows, the next search can be typed at once', async () => {
  expect(await editAndClose({})).toBe('budi');
});

test('after a key, without a search, over an open detail and on a touch screen the focus stays', async () => {
  expect(await editAndClose({ byKey: true })).toBe('Ubah');
  expect(await editAndClose({ detail: true })).toBe('Ubah');
  isMouse = false;
  expect(await editAndClose({})).toBe('Ubah');
  await act(async () => root.unmount());
  root = createRoot(document.body);
  isMouse = true;
  expect(await editAndClose({ search: '' })).toBe('Ubah');
});
