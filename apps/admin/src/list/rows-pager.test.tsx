import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ListContext } from '../table/list-context.ts';
import { RowsPager } from './rows-pager.tsx';

afterEach(cleanup);

test('a page is jumped to by its number, with or without the dot of a thousand', () => {
  const goTo = vi.fn();
  const list = {
    params: { request: { page: 1, size: 10 }, goTo },
    query: { data: { total: 50_000 } },
  };
  render(
    <ListContext value={list}>
      <RowsPager isNarrow={false} onTurned={() => {}} />
    </ListContext>,
  );
  const jump = screen.getByText('Ke halaman', { exact: false }).querySelector('input');
  for (const typed of ['1.234', '12']) {
    if (jump) fireEvent.change(jump, { target: { value: typed } });
    if (jump) fireEvent.keyUp(jump, { key: 'Enter', keyCode: 13 });
  }
  expect(goTo.mock.calls.map(([page]) => page)).toEqual([1234, 12]);
});
