import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openField() {
  const onSearch = vi.fn();
  render(<SearchField label="Cari" value="" onSearch={onSearch} />);
  const field = screen.getByRole('searchbox');
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  return { onSearch, field, type };
}

test('searches once, 300 ms after the last letter', () => {
  const { onSearch, type } = openField();
  for (const text of ['D', 'DR', 'DRI', 'DRIV', 'DRIVE ']) {
    type(text);
    vi.advanceTimersByTime(299);
  }
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSearch.mock.calls).toEqual([['DRIVE']]);
});

test('searches at once when the focus leaves, and not again afterwards', () => {
  const { onSearch, field, type } = openField();
  type('drive');
  fireEvent.blur(field);
  expect(onSearch.mock.calls).toEqual([['drive']]);
});

test('does not search after the page was left', () => {
  history.replaceState(null, '', '/lowongan');
  const { onSearch, type } = openField();
  type('drive');
  history.replaceState(null, '', '/kontak');
  vi.advanceTimersByTime(1_000);
  expect(onSearch).not.toHaveBeenCalled();
});

test('refuses a text that is too long instead of cutting it', () => {
  const { onSearch, type } = openField();
  type('a'.repeat(201));
  vi.advanceTimersByTime(1_000);
  expect(onSearch).not.toHaveBeenCalled();
  expect(screen.getByText('Paling banyak 200 karakter.')).toBeTruthy();
});
