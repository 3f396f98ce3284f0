import { defineConfig } from 'vitest/config';

// The least that the local stack takes for hashes of passwords: they are a third of what a sign-in costs.
process.env.LITE_AUTH_BCRYPT_COST ??= '4';

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'apps/*/test/lists', 'tools/*', 'supabase'],
    maxWorkers: 2,
    silent: 'passed-only',
  },
});
