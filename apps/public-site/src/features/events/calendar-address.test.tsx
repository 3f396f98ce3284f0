import { configureBackend } from '@portal/api/client';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CalendarAddress } from './calendar-address.tsx';

test('the address of the calendar is offered as it is, for calendars of this device, and for Google', () => {
  configureBackend({ url: location.origin, publishableKey: 'sb_publishable_test' });
  render(<CalendarAddress />);
  const address = `${location.host}/rest/v1/rpc/event_calendar?apikey=sb_publishable_test`;
  expect(screen.getByText(`http://${address}`)).toBeTruthy();
  const linkOf = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name }).href;
  expect(linkOf('Apple Kalender, Outlook')).toBe(`webcal://${address}`);
  expect(new URL(linkOf('Google Kalender')).searchParams.get('cid')).toBe(`webcal://${address}`);
});
