import { requestNavigation } from '@portal/federation';
import { BrowserRouter } from '@portal/federation/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDrawerClose } from '../src/form/use-drawer-close.tsx';

const onClose = vi.fn();
const forget = vi.fn();
let isKept: boolean;
let drawer: ReturnType<typeof useDrawerClose>;

function Drawer({ isDirty }: { isDirty: boolean }) {
  drawer = useDrawerClose({ isDirty, isKept: () => isKept, forget }, onClose);
  return drawer.question;
}

function show(isDirty: boolean) {
  isKept = isDirty;
  render(
    <BrowserRouter>
      <Drawer isDirty={isDirty} />
    </BrowserRouter>,
  );
}
const question = () => screen.queryByText('Perubahan belum disimpan') !== null;
const calls = () => [forget.mock.calls.length, onClose.mock.calls.length];
const answer = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.clearAllMocks();
  history.replaceState(null, '', '/admin/manage-jobs?form=baru');
});
afterEach(cleanup);

test('a drawer without unsaved input closes at once', () => {
  show(false);
  expect(question()).toBe(false);
  act(() => drawer.askToClose());
  expect([question(), calls()]).toEqual([false, [1, 1]]);
});

test('unsaved input is asked about before it is closed, and lost on demand alone', () => {
  show(true);
  expect(question()).toBe(false);
  act(() => drawer.askToClose());
  expect([question(), calls()]).toEqual([true, [0, 0]]);
  answer('Tetap di halaman ini');
  expect([question(), calls()]).toEqual([false, [0, 0]]);
  act(() => drawer.askToClose());
  answer('Tinggalkan tanpa menyimpan');
  expect(calls()).toEqual([1, 1]);
});

test('what was saved a moment ago is asked about no more', () => {
  show(true);
  isKept = false;
  act(() => drawer.askToClose());
  expect([question(), calls()]).toEqual([false, [1, 1]]);
});

test('leaving the page is asked about once, and forgets the input without closing', () => {
  show(true);
  const navigate = vi.fn();
  act(() => requestNavigation(navigate));
  expect([question(), navigate.mock.calls.length]).toEqual([true, 0]);
  answer('Tinggalkan tanpa menyimpan');
  expect([question(), calls(), navigate.mock.calls.length]).toEqual([false, [1, 0], 1]);
});
