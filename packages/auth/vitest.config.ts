import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'happy-dom',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: '@portal/local-stack/vitest-setup',
    // happy-dom prints every failed request, also those that a test provokes.
    silent: 'passed-only',
    // They count the clients of a page in module state, so a reloaded page needs new instances of these modules.
    server: { deps: { inline: [/@supabase/] } },
  },
});
