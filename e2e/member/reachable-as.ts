import type { Page } from 'playwright/test';

interface Registry {
  areas: { routes: { path: string; access: string }[] }[];
}

/** A registry that gives one path another access, to test what its page does without the guard. */
export async function reachableAs(page: Page, access: string, path: string) {
  await page.route('**/registry.json', async (route) => {
    const answer = await route.fetch();
    const registry = (await answer.json()) as Registry;
    for (const known of registry.areas.flatMap(({ routes }) => routes)) {
      if (known.path === path) known.access = access;
    }
    await route.fulfill({ response: answer, json: registry });
  });
}
