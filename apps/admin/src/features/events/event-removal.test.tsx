import { editedEventQuery } from '@portal/api/event/admin';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { eventAudienceQuery } from '@portal/api/registration/admin';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListContext } from '../../table/list-context.ts';
import { EventRemoval } from './event-removal.tsx';

const decide = vi.fn();
const remove = vi.fn();
let hide: () => void;

/** What the question says of an event that begins in so many hours, for so many participants. */
function ask(status: string, hours: number, registrations: number): string {
  const cache = createQueryClient({ onError: () => undefined });
  const begins = new Date(Date.now() + (hours + 7) * 3_600_000).toISOString();
  const [date, time] = begins.split('T');
  const fields = { title: 'Reuni', status, date, time: time?.slice(0, 8) };
  const part = { registrations, people: registrations, withAccount: registrations, others: [] };
  const waiting = { registrations: 0, people: 0, withAccount: 0, others: [] };
  cache.setQueryData<unknown>(editedEventQuery('7').queryKey, { version: 3, fields });
  cache.setQueryData<unknown>(eventAudienceQuery('7').queryKey, { seated: part, waiting });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <QueryClientProvider client={cache}>
        <ListContext value={{ lock: {}, decide, remove }}>
          <EventRemoval id="7" />
        </ListContext>
      </QueryClientProvider>,
    ),
  );
  hide = () => act(() => root.unmount());
  return document.body.textContent ?? '';
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: new Date('2030-08-01T08:00:00+07:00'), toFake: ['Date'] });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  hide();
  document.body.replaceChildren();
});

test.each([
  ['approved', 1, true],
  ['approved', -1, false],
  ['pending', 1, false],
])('an event that is %s and begins in %s h can be called off instead: %s', (status, hours, can) => {
  const words = ask(status, hours, 2);
  expect(words).toContain('2 pendaftaran ikut terhapus');
  expect(words.includes('2 orang diberi tahu bahwa kegiatan ini dibatalkan')).toBe(can);
  expect(words.includes('batalkan saja')).toBe(can);
  expect(document.querySelectorAll('button')).toHaveLength(can ? 1 : 0);
});

test('calling it off rejects the version that was read, and deletes nothing', () => {
  ask('approved', 1, 2);
  act(() => document.querySelector('button')?.click());
  expect(decide.mock.calls).toEqual([
    [{ id: '7', version: 3, name: 'Reuni', status: 'approved' }, 'rejected'],
  ]);
  expect(remove.mock.calls).toEqual([[null]]);
});

test('an event without participants has nothing to call off', () => {
  expect(ask('approved', 1, 0)).toBe('Belum ada yang mendaftar.');
});
