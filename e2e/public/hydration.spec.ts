import { expect, test } from '../fixtures.ts';
import { expectWordsAreKept } from './hydration.ts';

const year = new Date().getFullYear();

test('first paint: on a leap day, two years or more after its release, every page hydrates and keeps what was typed', async ({
  page,
}) => {
  const leapYear = Math.ceil((year + 2) / 4) * 4;
  await page.clock.setFixedTime(`${leapYear}-02-29T12:00:00+07:00`);
  await expectWordsAreKept(page);
  await page.goto('/register');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${leapYear} `);
  await page.getByLabel('Tahun Lulus').selectOption(String(leapYear));
});

test.describe('on the other side of the date line', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('first paint, time zones: at New Year every page hydrates and keeps what was typed', async ({
    page,
  }) => {
    await page.clock.setFixedTime(`${year + 1}-01-01T00:30:00+14:00`);
    await expectWordsAreKept(page);
  });
});
