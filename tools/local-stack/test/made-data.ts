import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '@portal/database/demo-accounts';
import { createClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { openEmbeddedDatabase } from '../src/database/embedded-database.ts';
import { openMemoryDatabase } from '../src/database/snapshot.ts';
import type { StackProcess } from './stack-process.ts';

/** Creating a database takes seconds: every test works on a copy of one. */
export async function makeData() {
  const parent = await mkdtemp(join(tmpdir(), 'portal-data-'));
  const made = join(parent, 'made');
  const memory = await openMemoryDatabase(() => undefined);
  const snapshot = await memory.pglite.dumpDataDir('none');
  await memory.close();
  await (await openEmbeddedDatabase({ folder: join(made, 'database'), snapshot })).close();
  return {
    parent,
    copy: async (dataDir: string): Promise<string> => {
      await cp(made, dataDir, { recursive: true });
      return dataDir;
    },
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}

export async function adminOf({ url, publishableKey }: StackProcess) {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: class {} as never },
  });
  const { data, error } = await client.auth.signInWithPassword(demoAccounts.admin);
  expect(error).toBeNull();
  return { client, session: data.session };
}
