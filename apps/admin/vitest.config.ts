import { configDefaults, defineConfig } from 'vitest/config';

// Files of one worker share its modules: loading React and antd for each file takes longer than the tests.
export default defineConfig({
  test: {
    environment: 'happy-dom',
    // They have a configuration of their own.
    exclude: [...configDefaults.exclude, 'test/lists/**'],
    isolate: false,
    setupFiles: './test/set-up.ts',
    // The first drawer of antd takes seconds on a busy machine.
    testTimeout: 30_000,
  },
});
