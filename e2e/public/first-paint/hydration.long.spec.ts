import { expect, test } from '../../fixtures/portal.ts';
import { expectWordsAreKept } from './hydration.ts';

test.use({ timezoneId: 'Pacific/Kiritimati' });

test('first paint, time zones: on any day and side of the date line every page hydrates', async ({
  page,
}) => {
  const leapYear = Math.ceil((new Date().getFullYear() + 2) / 4) * 4;
  await page.clock.setFixedTime(`${leapYear}-02-29T00:30:00+14:00`);
  await expectWordsAreKept(page);
  await page.goto('/register');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${leapYear} `);
  await page.getByLabel('Tahun Lulus').selectOption(String(leapYear));
});
