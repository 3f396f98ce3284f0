import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { BrowserRouter } from '@portal/federation/router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AddRegistration } from './add-registration.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('adds one person without a note where nothing but a name is filled', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).endsWith('/add_registration')) sent.push(JSON.parse(String(init?.body)));
    return Response.json([]);
  });
  render(
    <BrowserRouter>
      <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
        <AddRegistration eventId="e" onClose={() => undefined} />
      </QueryClientProvider>
    </BrowserRouter>,
  );
  const name = screen.getByLabelText('Nama');
  await act(async () => void fireEvent.change(name, { target: { value: ' Bu Rahayu ' } }));
  const form = document.querySelector('form');
  await act(async () => void (form && fireEvent.submit(form)));
  await vi.waitFor(() => expect(sent).not.toEqual([]));
  expect(sent).toEqual([
    { id: expect.any(String), event_id: 'e', party_size: 1, note: '', guest_name: 'Bu Rahayu' },
  ]);
});
