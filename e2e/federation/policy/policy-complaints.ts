import type { Page } from 'playwright/test';

/** Collects what the content policy refuses, and requests to other origins than the portal. */
export async function watchPolicy(page: Page, url: string): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = `${event.violatedDirective} ${event.blockedURI} ${event.sample}`;
      Object(window).reportViolation(report);
    });
  });
  page.on('console', (message) => {
    if (/content security policy|integrity/i.test(message.text())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== url) complaints.push(`asks ${request.url()}`);
  });
  return complaints;
}
