import { PGlite } from '@electric-sql/pglite';
import { demoAccounts } from '@portal/database/seed';
import { expect, vi } from 'vitest';
import type { LocalStack } from '../src/local-stack.ts';
import { clientOf } from './test-stack.ts';

export async function alumniOfAdmin(of: LocalStack) {
  const client = clientOf(of);
  expect((await client.auth.signInWithPassword(demoAccounts.admin)).error).toBeNull();
  return (await client.from('alumni').select('id')).data?.length;
}

/** Lets the driver end by what ended it before lists were limited: a value more than PGlite can count. */
export async function endDriver(of: LocalStack) {
  const spy = vi.spyOn(PGlite.prototype, 'exec').mockImplementationOnce(function (this: PGlite) {
    const values = Array.from({ length: 32_768 }, () => 1);
    const places = values.map((_, index) => `$${index + 1}`).join();
    return PGlite.prototype.query.call(
      this,
      `select 1 where 1 in (${places})`,
      values,
    ) as Promise<never>;
  });
  await of.run('select');
  spy.mockRestore();
}
