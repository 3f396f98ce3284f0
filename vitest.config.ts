import { defineConfig } from 'vitest/config';

// The least that the local stack takes for hashes of passwords: they are a third of what a sign-in costs.
process.env.LITE_AUTH_BCRYPT_COST ??= '4';

/** Where which code the tests run is collected, if it is. Builds that the tests make are released ones, without maps. */
const coverageFolder = process.env.PORTAL_COVERAGE;
delete process.env.PORTAL_COVERAGE;

export default defineConfig({
  test: {
    coverage: {
      enabled: Boolean(coverageFolder),
      reporter: 'json',
      reportsDirectory: `${coverageFolder}/units`,
      reportOnFailure: true,
    },
    projects: ['packages/*', 'apps/*', 'apps/*/test/lists', 'tools/*', 'supabase'],
    maxWorkers: 2,
    silent: 'passed-only',
  },
});
