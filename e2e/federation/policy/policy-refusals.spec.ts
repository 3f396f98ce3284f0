import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/portal.ts';

test.use({ sharesContext: false });

const injected = `<script>window.inlineRan = true</script>
  <script src="https://evil.example/a.js"></script>
  <img src="data:," onerror="window.handlerRan = true" hidden>`;

/** Opens a page of the portal with injected markup, with its policy or without. */
async function smuggle(page: Page, { hasPolicy }: { hasPolicy: boolean }) {
  await page.route('https://evil.example/a.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
      body: 'window.foreignRan = true',
    }),
  );
  await page.route('**/kontak', async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    if (!hasPolicy) delete headers['content-security-policy'];
    const body = (await answer.text()).replace('<div id="root">', `${injected}<div id="root">`);
    await route.fulfill({ response: answer, headers, body });
  });
  await page.goto('/kontak', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: /Kontak/ })).toBeVisible();
}

/** Runs text as code as a page would; the debugger itself is exempt from the policy. */
async function evaluatesText(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        setTimeout(() => {
          try {
            resolve(new Function('return true')());
          } catch {
            resolve(false);
          }
        });
      }),
  );
}

function ran(page: Page) {
  return page.evaluate(() =>
    ['inlineRan', 'foreignRan', 'handlerRan'].map((name) => name in window),
  );
}

test('content policy: the policy refuses injected scripts, an inline handler and text run as code', async ({
  page,
}) => {
  await smuggle(page, { hasPolicy: true });
  expect(await ran(page)).toEqual([false, false, false]);
  expect(await evaluatesText(page)).toBe(false);
});

test('content policy: without the policy all of them would run, so the test above can fail', async ({
  page,
}) => {
  await smuggle(page, { hasPolicy: false });
  expect(await ran(page)).toEqual([true, true, true]);
  expect(await evaluatesText(page)).toBe(true);
});
