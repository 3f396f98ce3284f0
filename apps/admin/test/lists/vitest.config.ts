import { defineConfig } from 'vitest/config';

// The lists are taken through the gateway, so they need the local stack, which the other tests of the area do without.
export default defineConfig({
  test: {
    name: 'lists',
    globalSetup: '@portal/local-stack/vitest-setup',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    silent: 'passed-only',
  },
});
