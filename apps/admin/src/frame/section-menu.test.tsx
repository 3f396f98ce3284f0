import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { type Statistics, waitingCountsQuery } from '@portal/api/statistics';
import { opensNextKey } from '@portal/api/storage-keys';
import { BrowserRouter } from '@portal/federation/router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SectionMenu } from './section-menu.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function show(waiting: Statistics) {
  const client = createQueryClient({ onError: () => undefined });
  client.setQueryData(waitingCountsQuery().queryKey, waiting);
  history.replaceState(null, '', '/admin/manage-organization');
  render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <SectionMenu />
      </BrowserRouter>
    </QueryClientProvider>,
  );
}

test('the count opens the first waiting row and then the next after each decision; the section link opens the list', () => {
  show({ alumniCount: 1200, eventsCount: 0, jobsCount: 13 });
  fireEvent.click(screen.getByRole('link', { name: 'Lowongan' }));
  expect(location.pathname + location.search).toBe('/admin/manage-jobs');
  expect(localStorage.getItem(opensNextKey)).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Tinjau 13 lowongan yang menunggu' }));
  expect(location.pathname + location.search).toBe(
    '/admin/manage-jobs?status=pending&detail=pertama&antrean=lowongan',
  );
  expect(localStorage.getItem(opensNextKey)).toBe('true');
});

test('a section without waiting rows has one link, and no link is nested in another', () => {
  show({ alumniCount: 1200, eventsCount: 0, jobsCount: 13 });
  expect(screen.getAllByRole('link', { name: /^Tinjau/ })).toHaveLength(2);
  for (const name of ['Tinjau 1.200 alumni yang menunggu', 'Tinjau 13 lowongan yang menunggu']) {
    expect(screen.getByRole('link', { name })).toBeDefined();
  }
  // On a phone a larger number does not fit on the icon.
  expect(screen.getByText('99+')).toBeDefined();
  for (const link of screen.getAllByRole('link')) {
    expect(within(link).queryByRole('link')).toBeNull();
  }
});
