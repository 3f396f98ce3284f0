import { alumniList } from '@portal/api/alumni/admin';
import { BrowserRouter } from '@portal/federation/router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alumniFilters } from '../src/features/alumni/alumni-filters.ts';
import { alumniStatusInfo } from '../src/features/alumni/alumni-status.ts';
import { ListFilter } from '../src/list/list-filter.tsx';
import { ListContext } from '../src/table/list-context.ts';
import { type ListParams, useListParams } from '../src/table/list-params.ts';

let params: ListParams;

function Filters() {
  params = useListParams(alumniList, alumniFilters);
  const list = {
    searchLabel: 'Cari',
    statusInfo: alumniStatusInfo,
    filters: alumniFilters,
    params,
  };
  return (
    <ListContext value={list}>
      <ListFilter />
    </ListContext>
  );
}

beforeEach(() => history.replaceState(null, '', '/admin/manage-alumni'));
afterEach(cleanup);

const optionOf = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')].findLast(
    ({ textContent }) => textContent === text,
  );

/** Chooses the option of the field with this label, or types into it and leaves it. */
async function set(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await act(async () => void fireEvent.mouseDown(field));
  const option = optionOf(text);
  await act(async () => {
    if (option) return option.click();
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
  });
}

test('each filter is what its field says, and all of them are cleared at once', async () => {
  render(<Filters />, { wrapper: BrowserRouter });
  await set('Cari', 'ani');
  await set('Status', alumniStatusInfo.verified.label);
  fireEvent.click(screen.getByText('Filter lain'));
  const chosen: Record<string, string> = {};
  for (const { name, label, options } of alumniFilters) {
    const option = options?.[0];
    await set(label, option?.label ?? `kata ${name}`);
    chosen[name] = option?.value ?? `kata ${name}`;
    expect(params.request.filters).toEqual(chosen);
  }
  expect(params.request).toMatchObject({ search: 'ani', status: 'verified' });
  fireEvent.click(screen.getByText('Bersihkan filter'));
  expect(params.request).toMatchObject({ search: '', status: null, filters: {} });
});
