import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { alumniOfAdmin, endDriver } from '../../test/end-driver.ts';
import { startTestStack } from '../../test/test-stack.ts';

it('opens the database of a folder again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-'));
  const kept = await startTestStack({ dataDir });
  await kept.query(`update public.events set title = 'Sebelum berakhir'`);
  await endDriver(kept);
  const titles = await kept.query('select distinct title from public.events');
  expect(titles).toEqual([{ title: 'Sebelum berakhir' }]);
  expect(await alumniOfAdmin(kept)).toBeGreaterThan(3);
  await kept.close();
  const again = await startTestStack({ dataDir });
  expect(await again.query('select distinct title from public.events')).toEqual(titles);
  await again.close();
  await rm(dataDir, { recursive: true });
});
