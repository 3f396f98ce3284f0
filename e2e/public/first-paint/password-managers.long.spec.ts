import type { Page } from 'playwright/test';
import { accounts, expect, test } from '../../fixtures/portal.ts';
import { holdCode } from './hydration.ts';

test.use({ sharesContext: false });

const pages = ['/login', '/register', '/alumni', '/kontak'];
const slowdowns = [3, 6, 10];

/** Puts an icon before and behind every field as soon as the program sees it, which is while the page is still being parsed. */
function decorate(sees: 'at once' | 'in the next frame') {
  const decorated = new Set<Element>();
  const look = () => {
    for (const field of document.querySelectorAll('main input, main textarea, main select')) {
      if (decorated.has(field)) continue;
      decorated.add(field);
      field.after(document.createElement('x-icon'));
      field.before(document.createElement('x-frame'));
    }
  };
  const lookAgain = () => {
    look();
    requestAnimationFrame(lookAgain);
  };
  if (sees === 'in the next frame') lookAgain();
  else new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

const typed = 'rina@a.example';

/** @returns what was lost of a visit that types into every field before the code has come */
async function typeEarly(page: Page, path: string, code: Awaited<ReturnType<typeof holdCode>>) {
  await code.open(path);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const fields = page.getByRole('main').locator('input:not([type=checkbox]), textarea');
  for (const field of await fields.all()) await field.pressSequentially(typed);
  code.letCodeIn();
  const root = page.locator('#root');
  await expect(root).not.toHaveAttribute('data-awaits-code');
  await expect(page.getByRole('main').locator('x-icon').first()).toBeAttached();
  const values = await fields.evaluateAll((all: HTMLInputElement[]) => all.map((it) => it.value));
  return values.filter((value) => value !== typed).length;
}

for (const sees of ['at once', 'in the next frame'] as const) {
  test(`what is typed early stays where a password manager marks fields ${sees}, on slow machines`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('#418')) problems.push(page.url());
    });
    await page.addInitScript(decorate, sees);
    const code = await holdCode(page);
    const cpu = await page.context().newCDPSession(page);
    const lost: string[] = [];
    let visits = 0;
    for (const rate of slowdowns) {
      await cpu.send('Emulation.setCPUThrottlingRate', { rate });
      for (const path of pages) {
        const count = await typeEarly(page, path, code);
        visits += 1;
        if (count > 0) lost.push(`${path} at x${rate}: ${count} fields`);
      }
    }
    process.stdout.write(
      `${sees}: lost in ${lost.length} of ${visits} visits, rendered again in ${problems.length}\n`,
    );
    expect(lost).toEqual([]);
  });
}

/** As a password manager that fires no event. */
async function fillSilently(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await page
      .getByLabel(label, { exact: true })
      .evaluate((field: HTMLInputElement, text) => Object.assign(field, { value: text }), value);
  }
}

test('Enter believes what was filled in without any event in the form of an account', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.locator('#root')).not.toHaveAttribute('data-awaits-code');
  const { email, password } = accounts.siti;
  await fillSilently(page, { Email: email, Password: password });
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
});

test('Enter believes it in the form of a message', async ({ page }) => {
  await page.goto('/kontak');
  await expect(page.locator('#root')).not.toHaveAttribute('data-awaits-code');
  const text = { 'Nama Lengkap': 'Rina', Email: typed, Subjek: 'Halo', Pesan: 'Apa kabar' };
  await fillSilently(page, text);
  await page.getByLabel('Subjek').press('Enter');
  await expect(page.getByText('Pesan Terkirim', { exact: true })).toBeVisible();
});
