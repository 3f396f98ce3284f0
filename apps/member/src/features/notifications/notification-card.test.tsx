import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { type OwnRegistration, ownRegistrationsQuery } from '@portal/api/registration';
import { BrowserRouter } from '@portal/federation/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { seat } from '../../../test/own-registration.ts';
import { NotificationCard } from './notification-card.tsx';

afterEach(cleanup);

const onlineLink = 'https://rapat.example/j/1';
const notification = {
  id: '1',
  message: 'Besok: "Lokakarya".',
  isRead: true,
  createdAt: '2030-08-16T02:00:00Z',
  link: `/kegiatan?event=${seat.eventId}`,
};

function ways(own: Partial<OwnRegistration>) {
  const cache = createQueryClient({ onError: () => undefined });
  cache.setQueryData(ownRegistrationsQuery('budi').queryKey, [{ ...seat, ...own }]);
  render(
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <NotificationCard userId="budi" notification={notification} onDeleted={() => undefined} />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

test('the reminder of an online event leads to where it meets', () => {
  expect(ways({ onlineLink })).toEqual([notification.link, onlineLink]);
});

test.each([
  ['was given up', { onlineLink: null }],
  ['was in a past event', { onlineLink, date: '2020-08-17' }],
  ['is in another event', { onlineLink, eventId: 'another' }],
])('it does not for a seat that %s', (_name, own) => {
  expect(ways(own)).toEqual([notification.link]);
});
