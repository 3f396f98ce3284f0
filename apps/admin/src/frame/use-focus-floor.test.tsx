import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFocusFloor } from './use-focus-floor.ts';

function Page({ rows, isRead = true }: { rows: readonly string[]; isRead?: boolean }) {
  const page = useRef<HTMLDivElement>(null);
  useFocusFloor(page);
  return (
    <div ref={page}>
      {isRead && <h1 tabIndex={-1}>Kelola</h1>}
      <input />
      {rows.map((row) => (
        <button key={row} type="button">
          {row}
        </button>
      ))}
    </div>
  );
}

let root: ReturnType<typeof createRoot>;
const show = (page: React.ReactNode) =>
  act(async () => {
    root.render(page);
  });
const focused = () => document.activeElement?.tagName;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a fresh page begins at its heading, as soon as there is one', async () => {
  await show(<Page rows={[]} isRead={false} />);
  expect(focused()).toBe('BODY');
  await show(<Page rows={[]} />);
  await vi.advanceTimersByTimeAsync(200);
  expect(focused()).toBe('H1');
});

test('the focus of an element that is removed goes to the heading, and any other focus stays', async () => {
  await show(<Page rows={['Andi', 'Budi']} />);
  document.querySelector('button')?.focus();
  await show(<Page rows={['Budi']} />);
  await vi.advanceTimersByTimeAsync(200);
  expect(focused()).toBe('H1');
  document.querySelector('button')?.focus();
  await show(<Page rows={[]} />);
  // Where a list has moved the focus to meanwhile.
  document.querySelector('input')?.focus();
  await vi.advanceTimersByTimeAsync(200);
  expect(focused()).toBe('INPUT');
});

test('in an open drawer it goes to the title of the drawer, not to the page below', async () => {
  await show(<Page rows={['Andi']} />);
  const drawer = document.body.appendChild(document.createElement('div'));
  drawer.innerHTML =
    '<div class="ant-drawer-open"><button>Tutup</button><div class="ant-drawer-title"><span tabindex="-1">Andi</span></div></div>';
  document.querySelector('button')?.focus();
  await show(<Page rows={[]} />);
  await vi.advanceTimersByTimeAsync(200);
  expect(focused()).toBe('SPAN');
});
