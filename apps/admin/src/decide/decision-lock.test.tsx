import { guardSpot } from '@portal/ui';
import { act, type MouseEvent, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRecentPresses } from '../frame/recent-presses.ts';
import { useDecisionLock } from './decision-lock.ts';

let decided: string[] = [];
let answer: () => Promise<void>;
let root: Root;
let page: AbortController;

/** After each decision its row disappears, and the next one moves under the pointer. */
function Queue({ moves = true }: { moves?: boolean }) {
  const lock = useDecisionLock();
  const names = ['Andi', 'Budi', 'Citra', 'Dewi'].slice(moves && !lock.isHeld ? decided.length : 0);
  const decide = (press: MouseEvent, name: string) => {
    if (!lock.accepts(press, [name])) return;
    decided.push(name);
    void lock.hold([name], answer());
  };
  return names.map((name) => (
    <button
      key={name}
      type="button"
      aria-disabled={lock.isLocked(name)}
      onClick={(press) => decide(press, name)}
    >
      {name}
    </button>
  ));
}

/** Opens the next row after each decision, as the detail does. */
function Detail() {
  const lock = useDecisionLock();
  const [row, setRow] = useState(1);
  return (
    <button
      type="button"
      aria-disabled={lock.isLocked(String(row)) || lock.isLocked('spot')}
      onClick={(press) => {
        if (!lock.accepts(press, [String(row)], 'spot')) return;
        decided.push(String(row));
        setRow(row + 1);
        void lock.hold([String(row)], answer());
      }}
    >
      Verifikasi
    </button>
  );
}

const buttons = () => [...document.querySelectorAll('button')];

async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Presses the button at this place of the list, by a pointer unless `detail` is 0. */
function press(place: number, { x = 100, y = 20 + 40 * place, detail = 1 } = {}) {
  const target = buttons()[place];
  act(() => {
    if (detail > 0) touch(x, y, target);
    target?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, detail }));
  });
}

/** happy-dom leaves out the position of an event, and its timestamps do not follow the fake timers. */
function touch(x: number, y: number, target: Element = document.body) {
  const event = new PointerEvent('pointerdown', { bubbles: true });
  const timeStamp = performance.now();
  Object.defineProperties(event, {
    x: { value: x },
    y: { value: y },
    timeStamp: { value: timeStamp },
  });
  target.dispatchEvent(event);
}

function Area({ children }: { children: React.ReactNode }) {
  useRecentPresses();
  return children;
}

async function show(queue: React.ReactNode) {
  await act(async () => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await open(queue);
}

/** Opens another page of the area. */
async function open(page: React.ReactNode) {
  await act(async () => root.render(<Area>{page}</Area>));
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  page = new AbortController();
  guardSpot(page.signal);
  decided = [];
  answer = () => new Promise((resolve) => setTimeout(resolve, 200));
  root = createRoot(document.body);
  await show(<Queue />);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  page.abort();
  vi.useRealTimers();
});

const waits = [30, 120, 300, 500, 700, 900];

test.each(waits.flatMap((wait) => [5, 600, 3_000].map((answered) => ({ wait, answered }))))(
  'repeated sending: three presses on one spot, each $wait ms after the one before, decide once, answered after $answered ms',
  async ({ wait, answered }) => {
    answer = () => new Promise((resolve) => setTimeout(resolve, answered));
    press(0);
    await pass(wait);
    press(0);
    await pass(wait);
    press(0);
    expect(decided).toEqual(['Andi']);
  },
);

test('a press elsewhere decides on its row at once; a later press on the same spot decides on the row that has moved there', async () => {
  press(0);
  await pass(100);
  press(2);
  expect(decided).toEqual(['Andi', 'Citra']);
  await pass(5_000);
  press(0);
  expect(decided).toEqual(['Andi', 'Citra', 'Citra']);
});

test('after a press that uncovers a row, such as on a toast that closes, a press on the same spot does not decide', async () => {
  const toast = document.body.appendChild(document.createElement('div'));
  touch(100, 20, toast);
  toast.remove();
  await pass(700);
  press(0);
  expect(decided).toEqual([]);
  press(0, { x: 140 });
  expect(decided).toEqual(['Andi']);
});

test('a press that opens the list counts: another one on the same spot does not decide', async () => {
  await open(<a href="/admin/manage-alumni">Tinjau</a>);
  touch(100, 20, document.querySelector('a') ?? document.body);
  await pass(300);
  await open(<Queue />);
  await pass(400);
  press(0);
  expect(decided).toEqual([]);
  await pass(1_600);
  press(0);
  expect(decided).toEqual(['Andi']);
});

test('a row is locked until its answer and a while without any press, also if the write fails', async () => {
  answer = () =>
    new Promise((_resolve, reject) => setTimeout(() => reject(new Error('no')), 3_000));
  await show(<Queue moves={false} />);
  const isLocked = () => buttons()[0]?.getAttribute('aria-disabled');
  press(0);
  await pass(2_900);
  expect(isLocked()).toBe('true');
  press(3);
  await pass(1_400);
  expect(isLocked()).toBe('true');
  await pass(1_600);
  expect(isLocked()).toBe('false');
});

test('assistive technology presses without a pointer: only the lock of the row blocks it', async () => {
  await show(<Queue moves={false} />);
  press(0, { detail: 0 });
  press(0, { detail: 0 });
  press(1, { detail: 0 });
  expect(decided).toEqual(['Andi', 'Budi']);
});

test('a button whose row changes under the pointer shows the quiet time, and takes the press when it looks ready', async () => {
  answer = () => new Promise((resolve) => setTimeout(resolve, 60_000));
  await show(<Detail />);
  const looksReady = () => buttons()[0]?.getAttribute('aria-disabled') === 'false';
  const waits = [0, 800, 1_100, 1_450, 1_600, 700, 2_000];
  const ready: string[] = [];
  for (const wait of waits) {
    await pass(wait);
    const before = decided.length;
    const isReady = looksReady();
    press(0);
    expect(decided.length > before).toBe(isReady);
    if (isReady) ready.push(String(wait));
  }
  expect(ready).toEqual(['0', '1600', '2000']);
  await pass(500);
  touch(300, 300);
  await pass(1_100);
  expect(looksReady()).toBe(true);
});

test('a key hits nothing by chance: after a failure it tries again at once', async () => {
  answer = () => Promise.reject(new Error('no'));
  await show(<Queue moves={false} />);
  press(0, { detail: 0 });
  await pass(1);
  press(0);
  expect(decided).toEqual(['Andi']);
  press(0, { detail: 0 });
  expect(decided).toEqual(['Andi', 'Andi']);
});

test('the spot of a pointer rests for a second and a half after the answer, with which the next row comes', async () => {
  answer = () => new Promise((resolve) => setTimeout(resolve, 4_000));
  await show(<Detail />);
  press(0);
  await pass(4_100);
  press(0);
  expect(decided).toEqual(['1']);
  await pass(1_600);
  press(0);
  expect(decided).toEqual(['1', '2']);
});
