import { formatDate, formatTime } from '@portal/ui';

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Jakarta',
});

/** '2026-08-17T02:05:00Z' → '17 Agustus 2026, 09:05 WIB'; empty for an unreadable moment. */
export function formatMoment(moment: string): string {
  const date = formatDate(moment);
  return date && `${date}, ${formatTime(clock.format(new Date(moment)))}`;
}
