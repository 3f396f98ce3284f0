import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import type { OwnRegistration } from '@portal/api/registration';
import { BrowserRouter } from '@portal/federation/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { seat } from '../../../test/own-registration.ts';
import { UpcomingEvent } from './upcoming-event.tsx';

function show(registration: OwnRegistration) {
  const cache = createQueryClient({ onError: () => undefined });
  render(
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <UpcomingEvent registration={registration} />
      </BrowserRouter>
    </QueryClientProvider>,
  );
}

async function savedFile(button: string): Promise<string> {
  const made = vi.spyOn(URL, 'createObjectURL');
  // Without the mock, the click would navigate to the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  fireEvent.click(screen.getByRole('button', { name: button }));
  await screen.findByText(/^Berkas kalender telah diunduh/);
  const [file] = made.mock.calls[0] ?? [];
  return file instanceof Blob ? file.text() : '';
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a seat goes into the calendar with the version of its event', async () => {
  show(seat);
  expect(screen.getByRole('link', { name: 'Google Kalender' })).toBeTruthy();
  expect(await savedFile('Simpan ke kalender')).toMatch(/SEQUENCE:3\r\nSTATUS:CONFIRMED\r\n/);
});

test('for a cancelled event, the file cancels the calendar entry, and the seat cannot be given back', async () => {
  show({ ...seat, isEventShown: false, eventVersion: 4 });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Batalkan/ })).toBeNull();
  expect(await savedFile('Simpan pembatalan ke kalender')).toMatch(
    /SEQUENCE:4\r\nSTATUS:CANCELLED\r\n/,
  );
});

test('a seat in an online event leads to where it meets, as does its calendar file', async () => {
  const onlineLink = 'https://rapat.example/j/1?pwd=x';
  show({ ...seat, onlineLink });
  const way = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'Ikuti daring di rapat.example',
  });
  expect([way.href, way.rel]).toEqual([onlineLink, 'noopener noreferrer']);
  const outside = screen.getByRole<HTMLAnchorElement>('link', { name: 'Google Kalender' });
  expect(decodeURIComponent(outside.href)).not.toContain('rapat.example');
  expect(await savedFile('Simpan ke kalender')).toContain(`Tautan daring: ${onlineLink}`);
});

test('a link that is no web address leads nowhere', () => {
  show({ ...seat, onlineLink: 'javascript:alert(1)' });
  expect(screen.queryByRole('link', { name: /^Ikuti daring/ })).toBeNull();
});
