import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = ['Ketua', 'Pengurus', 'Anggota'].map((label) => ({ key: label.toLowerCase(), label }));
const onSelect = vi.fn<(key: string) => void>();

function show(selected: string, layout?: 'row' | 'rail') {
  cleanup();
  onSelect.mockReset();
  render(
    <Tabs label="Bagian" layout={layout ?? 'row'} {...{ tabs, selected, onSelect }}>
      Isi
    </Tabs>,
  );
}

/** The tab that a key selects, which has the focus as well, or null where the key stays the browser's. */
function press(key: string): string | null {
  const isLeft = fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
  if (isLeft) return onSelect.mock.calls.length > 0 ? 'not prevented' : null;
  const [selected = ''] = onSelect.mock.lastCall ?? [];
  return document.activeElement?.textContent?.toLowerCase() === selected ? selected : 'no focus';
}

afterEach(cleanup);

test.each<[from: string, layout: 'row' | 'rail', key: string, to: string | null]>([
  ['ketua', 'row', 'ArrowRight', 'pengurus'],
  ['anggota', 'row', 'ArrowRight', 'ketua'],
  ['ketua', 'row', 'ArrowLeft', 'anggota'],
  ['pengurus', 'row', 'Home', 'ketua'],
  ['pengurus', 'row', 'End', 'anggota'],
  ['ketua', 'row', 'Home', null],
  ['ketua', 'row', 'ArrowDown', null],
  ['ketua', 'row', 'a', null],
  ['ketua', 'rail', 'ArrowDown', 'pengurus'],
  ['ketua', 'rail', 'ArrowUp', 'anggota'],
  ['ketua', 'rail', 'ArrowRight', 'pengurus'],
])('from %s in a %s, %s selects %s', (from, layout, key, to) => {
  show(from, layout);
  expect(press(key)).toBe(to);
});

test('only the selected tab is a stop of the Tab key, and names its panel', () => {
  show('pengurus');
  const list = screen.getByRole('tablist', { name: 'Bagian' });
  expect(list.getAttribute('aria-orientation')).toBe('horizontal');
  const stops = within(list)
    .getAllByRole('tab')
    .map((tab) => tab.tabIndex);
  expect(stops).toEqual([-1, 0, -1]);
  const panel = screen.getByRole('tabpanel', { name: 'Pengurus' });
  expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe(panel.id);
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'Anggota' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('anggota');
});

test('a rail stands upright, and offers the same tabs in a select for narrow screens', () => {
  show('pengurus', 'rail');
  expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bagian' });
  expect(Array.from(select.options, ({ text }) => text)).toEqual(['Ketua', 'Pengurus', 'Anggota']);
  expect(select.value).toBe('pengurus');
  fireEvent.change(select, { target: { value: 'anggota' } });
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('anggota');
});

test('the selected tab is scrolled into the middle of its list', () => {
  const { prototype } = HTMLElement;
  const width = vi.spyOn(prototype, 'clientWidth', 'get').mockImplementation(function (
    this: Element,
  ) {
    return this.getAttribute('role') === 'tablist' ? 100 : 40;
  });
  const left = vi.spyOn(prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: Element,
  ) {
    return this.textContent === 'Anggota' ? 300 : 130;
  });
  show('pengurus');
  expect(screen.getByRole('tablist').scrollLeft).toBe(100);
  show('anggota');
  expect(screen.getByRole('tablist').scrollLeft).toBe(270);
  width.mockRestore();
  left.mockRestore();
});
