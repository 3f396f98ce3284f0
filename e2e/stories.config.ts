import { defineConfig } from 'playwright/test';
import type { Options } from './fixtures/portal.ts';
import base from './playwright.config.ts';

// What `pnpm test` runs: one story per screen and role, and the faults that would hurt most.
export default defineConfig<Options>(base, {
  testIgnore: '**/*.long.spec.ts',
  use: { sharesContext: true },
});
