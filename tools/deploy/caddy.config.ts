import { defineConfig } from 'vitest/config';

// A command of its own, because it may install a web server: `pnpm test:deploy`.
export default defineConfig({
  test: {
    name: 'caddy',
    root: import.meta.dirname,
    include: ['src/caddy/*.check.ts'],
    hookTimeout: 180_000,
    testTimeout: 60_000,
  },
});
