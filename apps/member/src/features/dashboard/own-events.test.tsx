import { createQueryClient, QueryClientProvider, queryOptions, useQuery } from '@portal/api/query';
import type { OwnRegistration } from '@portal/api/registration';
import { BrowserRouter } from '@portal/federation/router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { seat } from '../../../test/own-registration.ts';
import { OwnEvents } from './own-events.tsx';

afterEach(cleanup);

const own = queryOptions({
  queryKey: ['own'],
  queryFn: (): OwnRegistration[] => [],
  enabled: false,
});
const lecture: OwnRegistration = { ...seat, id: '2', title: 'Kuliah umum', date: '2030-09-17' };
const cancelled = (one: OwnRegistration): OwnRegistration => ({ ...one, status: 'cancelled' });

test('the focus moves to the next event when one is cancelled, and to the heading after the last', async () => {
  const cache = createQueryClient({ onError: () => undefined });
  cache.setQueryData(own.queryKey, [lecture, seat]);
  const Read = () => <OwnEvents registrations={useQuery(own)} />;
  render(
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <Read />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  const cancel = (name: string, left: OwnRegistration[]) => {
    screen.getByRole('button', { name: `Batalkan pendaftaran ${name}` }).focus();
    return act(() => cache.setQueryData(own.queryKey, left));
  };
  cancel('Lokakarya', [lecture, cancelled(seat)]);
  await expect.poll(() => document.activeElement?.textContent).toContain('Kuliah umum');
  cancel('Kuliah umum', [cancelled(lecture), cancelled(seat)]);
  await expect.poll(() => document.activeElement?.textContent).toBe('Kegiatan Saya');
});
