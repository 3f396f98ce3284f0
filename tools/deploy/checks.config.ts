import { defineConfig } from 'vitest/config';

// A command of its own, because it may install programs: `pnpm test:deploy`.
export default defineConfig({
  test: {
    name: 'deployment',
    root: import.meta.dirname,
    include: ['test/checks/*.check.ts', '../../e2e/federation/*.check.ts'],
    hookTimeout: 180_000,
    testTimeout: 60_000,
  },
});
