import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leavableDrawer, useSectionKeys } from './use-section-keys.ts';

const opened: string[] = [];

function Page({ drawer }: { drawer?: string }) {
  useSectionKeys();
  const link = (name: string, key: string) => (
    <button type="button" aria-keyshortcuts={key} onClick={() => opened.push(name)}>
      {name}
    </button>
  );
  return (
    <>
      <nav>
        {link('Dashboard', '1')}
        {link('Alumni', '2')}
      </nav>
      <input aria-label="Cari" />
      {drawer !== undefined && <div className={`ant-drawer-open ${drawer}`} />}
    </>
  );
}

afterEach(() => {
  cleanup();
  opened.length = 0;
});

test('a digit opens the section of its place in the menu, and one without a section nothing', () => {
  render(<Page />);
  for (const key of ['2', '1', '9']) fireEvent.keyDown(document.body, { key });
  expect(opened).toEqual(['Alumni', 'Dashboard']);
});

test('a digit is written in a field, means nothing with Ctrl, and does not leave the form in an open drawer', () => {
  const { rerender } = render(<Page />);
  fireEvent.keyDown(screen.getByLabelText('Cari'), { key: '2' });
  fireEvent.keyDown(document.body, { key: '2', ctrlKey: true });
  rerender(<Page drawer="" />);
  fireEvent.keyDown(document.body, { key: '2' });
  expect(opened).toEqual([]);
});

test('a digit leaves an open detail, as Escape does', () => {
  render(<Page drawer={leavableDrawer} />);
  fireEvent.keyDown(document.body, { key: '2' });
  expect(opened).toEqual(['Alumni']);
});
