import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Files of one worker share its modules: loading the backend for each takes longer than many a file.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // The backend logs every refusal, and refusals are what many tests are about.
    silent: 'passed-only',
  },
});
