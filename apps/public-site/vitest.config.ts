import { defineConfig } from 'vitest/config';

// Files of one worker share its modules: loading React for each file takes longer than the tests.
export default defineConfig({
  test: {
    environment: 'happy-dom',
    isolate: false,
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
