import type { ProfileCompleteness } from '@portal/api/alumni';
import { createQueryClient, QueryClientProvider, useQuery } from '@portal/api/query';
import { BrowserRouter } from '@portal/federation/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProfileCompletenessCard } from './profile-completeness-card.tsx';

afterEach(cleanup);

const complete: ProfileCompleteness = { total: 6, missing: [] };

function openCard(queryFn: () => Promise<ProfileCompleteness>) {
  const client = createQueryClient({ onError: () => undefined });
  function Read() {
    const completeness = useQuery({ queryKey: ['completeness'], queryFn });
    return (
      <>
        <ProfileCompletenessCard completeness={completeness} />
        <output>{completeness.status}</output>
      </>
    );
  }
  render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Read />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return client;
}

const failure = 'Kelengkapan profil belum dapat dimuat';

test('says that a first read has failed', async () => {
  openCard(() => Promise.reject(new Error('Rusak')));
  expect(await screen.findByText(failure)).toBeTruthy();
});

test('keeps what it shows where a later read fails', async () => {
  const answers = [Promise.resolve(complete)];
  const client = openCard(() => answers.shift() ?? Promise.reject(new Error('Rusak')));
  await screen.findByText('success');
  await client.refetchQueries();
  await screen.findByText('error');
  expect(screen.getByRole('heading', { name: 'Kelengkapan profil' })).toBeTruthy();
  expect(screen.queryByText(failure)).toBeNull();
});
