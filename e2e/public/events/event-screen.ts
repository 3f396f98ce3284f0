import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';

/** Events of the demo data, one in each tab. */
export const seminar = 'Seminar Transisi Energi di Bumi Lancang Kuning';
export const socialWork = 'Bakti Sosial Instalasi Listrik Masjid';

export function cards(page: Page) {
  return page.locator('li[id^="event-"]');
}

export async function idOf(portal: LocalStack, title: string): Promise<string> {
  const [row] = await portal.query('select id from events where title = $1', [title]);
  return String(row?.id);
}
