import type { Browser } from 'playwright';

/**
 * The lower limit: what a visitor sees once everything has arrived, as plain HTML. Styles, fonts and pictures stay files; no
 * script is left.
 */
export async function captureStaticPage(
  browser: Browser,
  origin: string,
  path: string,
): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const html = await page.evaluate(() => {
    const code = 'script, noscript, template, link[rel="preload"]';
    for (const tag of document.querySelectorAll(code)) tag.remove();
    return document.documentElement.outerHTML;
  });
  await page.close();
  return `<!doctype html>\n${html.replaceAll(origin, '')}`;
}
