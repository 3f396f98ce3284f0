import type { Page, Route } from 'playwright/test';

/** Writes to this URL reach the service, but the page never gets the answer, as after a timeout. */
export async function arrivesUnanswered(page: Page, address: string | RegExp) {
  const swallow = async (route: Route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await route.fetch();
    await route.abort('timedout');
  };
  await page.route(address, swallow);
  return () => page.unroute(address, swallow);
}
