import { test } from '../../fixtures/portal.ts';
import { expectWordsAreKept } from './hydration.ts';

const nextYear = new Date().getFullYear() + 1;

for (const [timezoneId, offset] of [
  ['Pacific/Kiritimati', '+14:00'],
  ['Asia/Jakarta', '+07:00'],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('first paint, time zones: at New Year every page hydrates and keeps what was typed', async ({
      page,
    }) => {
      await page.clock.setFixedTime(`${nextYear}-01-01T00:30:00${offset}`);
      await expectWordsAreKept(page);
    });
  });
}
