import { defineConfig } from 'playwright/test';
import base from './playwright.config.ts';

// What takes long and seldom breaks: `pnpm test:soak`.
export default defineConfig(base, {
  testMatch: '**/*.soak.ts',
  globalSetup: ['./release-stale.ts', './soak-seed.ts'],
});
