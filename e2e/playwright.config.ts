import { findBrowser, testBrowserArguments } from '@portal/test/browser';
import { defineConfig, devices } from 'playwright/test';

export default defineConfig({
  testDir: '.',
  globalSetup: './release-stale.ts',
  outputDir: '../.data/test-results',
  // Every worker has a backend of its own, so tests never share a row. On two cores a third worker makes every wait longer.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  // At first three portals and browsers start at once: on a slow machine the first page then takes more than ten seconds.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    trace: 'off',
    // Animations would be rendered sixty times a second, and waited for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: testBrowserArguments, ...findBrowser() },
  },
});
