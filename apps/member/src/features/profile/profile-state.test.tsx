import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { BrowserRouter } from '@portal/federation/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProfileState } from './profile-state.tsx';

afterEach(cleanup);

test.each([
  { isListed: true, link: 1, offer: 0 },
  { isListed: false, link: 0, offer: 1 },
])('a verified profile leads to the directory, or offers to be shown there: %o', (row) => {
  const profile = { id: '1', validationStatus: 'verified', isListed: row.isListed } as never;
  render(
    <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
      <BrowserRouter>
        <ProfileState profile={profile} />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  expect(screen.queryAllByRole('link', { name: 'Lihat profil di direktori' })).toHaveLength(
    row.link,
  );
  expect(screen.queryAllByRole('button', { name: 'Tampilkan di direktori' })).toHaveLength(
    row.offer,
  );
});
