import { findBrowser, testBrowserArguments } from '@portal/test/browser';
import { accounts, openAs, test } from '../fixtures/portal.ts';
import { expectNoScreenScrollsSideways, expectNoSidewaysScroll, visits } from './narrow-steps.ts';
import { isChosen } from './routes.ts';

// The user's own font size, twice the usual 16 px, which media queries follow as well.
test.use({
  launchOptions: {
    args: [...testBrowserArguments, '--blink-settings=defaultFontSize=32'],
    ...findBrowser(),
  },
});

for (const visit of visits) {
  test(`look: no screen of ${visit.who} scrolls sideways with text at 200 %`, async ({
    page,
    portal,
  }) => {
    await expectNoScreenScrollsSideways(page, portal, visit);
  });
}

if (isChosen('/profile-settings')) {
  test('look: the open forms of a profile do not scroll sideways with text at 200 %', async ({
    page,
  }) => {
    await openAs(page, accounts.andi, '/profile-settings');
    for (const add of [/^Tambah Riwayat/, /^Tambah Pelatihan/, /^Tambah Org/, /^Tambah Pend/]) {
      await page.getByRole('button', { name: add }).click();
      await page.getByRole('button', { name: 'Tambahkan' }).last().click();
    }
    await page.getByRole('button', { name: 'Ubah Password' }).click();
    await expectNoSidewaysScroll(page, 'open forms');
  });
}
