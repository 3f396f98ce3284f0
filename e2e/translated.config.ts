import { defineConfig } from 'playwright/test';
import type { Options } from './fixtures/portal.ts';
import base from './playwright.config.ts';

// Stories in a browser that translates every page: the third part of `pnpm test:all`.
export default defineConfig<Options>(base, {
  testMatch: [
    'session/sign-in.spec.ts',
    'session/registration.spec.ts',
    'session/recovery.spec.ts',
    'member/profile/profile.spec.ts',
    'member/jobs/post-job.spec.ts',
    'public/events/event-registration.spec.ts',
    'public/directory/directory.spec.ts',
    'admin/alumni/alumni.spec.ts',
    'admin/alumni/alumni-form.spec.ts',
    'admin/settings/settings.spec.ts',
  ],
  // Every change is rendered twice.
  timeout: 180_000,
  use: { isTranslated: true },
});
