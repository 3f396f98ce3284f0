import { defineConfig } from 'playwright/test';
import base from './playwright.config.ts';

// What `pnpm test` runs: one story per screen and role, and the faults that would hurt most.
export default defineConfig(base, { testIgnore: '**/*.long.spec.ts' });
