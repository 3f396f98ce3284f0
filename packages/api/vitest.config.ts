import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: '@portal/local-stack/vitest-setup',
    silent: 'passed-only',
  },
});
