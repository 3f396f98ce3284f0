import { defineConfig } from 'playwright/test';
import type { Options } from './fixtures/portal.ts';
import base from './playwright.config.ts';

// What `pnpm test` runs: one story per screen and role, and the faults that would hurt most.
export default defineConfig<Options>(base, {
  testIgnore: '**/*.long.spec.ts',
  // Two workers leave almost half of two cores idle; the long walks measure times, and keep to two.
  workers: 3,
  use: { sharesContext: true },
});
