import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { database } from '../portal.ts';
import { traceOf } from './traced-files.ts';

let startedAt = 0;

beforeAll(async () => {
  const { sql } = await database;
  startedAt = performance.now();
  await sql("select set_config('track_functions', 'all', false)");
  await sql('select pg_stat_reset()');
});

afterAll(async () => {
  const { sql } = await database;
  await sql('select pg_stat_force_next_flush()');
  const rows = await sql(`
    select schemaname || '.' || funcname || '()' as name from pg_stat_user_functions where calls > 0
    union
    select schemaname || '.' || relname from pg_stat_user_tables where n_tup_ins + n_tup_upd > 0`);
  const { testPath = '' } = expect.getState();
  const trace = { names: rows.map(({ name }) => name), ms: performance.now() - startedAt };
  const path = traceOf(testPath);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(trace));
});
