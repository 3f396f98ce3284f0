import { defineConfig } from 'playwright/test';
import base from './playwright.config.ts';

// Every block of every screen with every fault; `pnpm test:all` takes one for each in rotation.
process.env.PORTAL_FAULTS = 'all';

export default defineConfig(base, { testDir: './faults' });
