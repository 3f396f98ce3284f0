import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'tools/*', 'supabase'],
    maxWorkers: 2,
    silent: 'passed-only',
  },
});
