import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'happy-dom',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: '@portal/local-stack/vitest-setup',
    // The browser stand-in prints every failed request, also those that a test wants.
    silent: 'passed-only',
    // A page that is loaded again needs these modules again: they count the clients of a page.
    server: { deps: { inline: [/@supabase/] } },
  },
});
