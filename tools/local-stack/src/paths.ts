import { join } from 'node:path';

export const rootDir = join(import.meta.dirname, '../../..');
export const supabaseDir = join(rootDir, 'supabase');
export const templatesDir = join(supabaseDir, 'templates');
export const migrationsDir = join(supabaseDir, 'migrations');
export const seedFilesDir = join(supabaseDir, 'seed', 'files');
export const defaultDataDir = join(rootDir, '.data');
export const defaultSiteDir = join(rootDir, 'dist');
export const snapshotDir = join(rootDir, '.data', 'test-snapshot');
