import { defineConfig } from 'vitest/config';

// What takes long and seldom breaks: `pnpm test:soak`.
export default defineConfig({
  test: {
    include: ['tools/*/{src,test}/**/*.soak.ts', 'supabase/tests/**/*.soak.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    silent: 'passed-only',
  },
});
