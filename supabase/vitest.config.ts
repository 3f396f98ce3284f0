import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // Files of one worker share its database, which every test empties first.
    isolate: false,
    // The backend logs every refusal, and refusals are what most tests are about.
    silent: 'passed-only',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
