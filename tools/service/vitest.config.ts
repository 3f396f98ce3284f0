import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Files of one worker share the catalogue that the migrations make.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // The backend logs every refusal, and refusals are what many tests are about.
    silent: 'passed-only',
  },
});
