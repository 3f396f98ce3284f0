import {
  type ImportOptions,
  importMutations,
  importPlanQuery,
  type SentRow,
} from '@portal/api/alumni-import';
import { configureBackend, db } from '@portal/api/client';
import { createQueryClient } from '@portal/api/query';
import { sessionKey } from '@portal/api/storage-keys';
import { demoAccounts } from '@portal/database/demo-accounts';
import { signIn } from '@portal/local-stack/sign-in';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { sessionStore } from '../src/client/stored-session.ts';
import { unwrap } from '../src/query/unwrap.ts';

const cache = createQueryClient({ onError: () => undefined });
const options: ImportOptions = {
  isListed: false,
  onlyCompletes: false,
  isTitleCased: true,
  status: 'verified',
};
const check = (rows: readonly SentRow[]) =>
  cache.fetchQuery(
    importPlanQuery({
      id: String(rows.length),
      rows,
      options,
      onProgress: () => undefined,
      toChecked: async (plan) => plan,
      withoutDoubles: (doubles) =>
        rows.filter(({ row }) => !doubles.some((double) => double.row === row)),
    }),
  );

beforeAll(async () => {
  configureBackend({ url: inject('portalUrl'), publishableKey: inject('publishableKey') });
  sessionStore.setItem(sessionKey, JSON.stringify(await signIn(demoAccounts.admin)));
});

test('a check of long rows stays below the size that gateways refuse, and finds a double in another request than its first', async () => {
  const rows = Array.from({ length: 300 }, (_, place) => ({
    row: place + 2,
    values: {
      name: `Orang Ke ${place}`,
      nim: String(900_000 + (place % 299)),
      phone: '8'.repeat(4_500),
    },
  }));
  const fields = ['email', 'phone', 'company', 'location', 'job_title', 'thesis_title', 'nim'];
  const cell = '漢'.repeat(32_767);
  const huge = { row: 302, values: { name: 'Sel Penuh', ...longCells(fields, cell) } };
  const { planned, doubles } = await check([...rows, huge]);
  expect(planned).toHaveLength(300);
  expect(doubles).toEqual([expect.objectContaining({ row: 301, of: 2 })]);
  expect(planned.at(-1)).toMatchObject({ row: 302, action: 'bare' });
  expect(planned.at(-1)?.warnings).toHaveLength(fields.length);
});

const longCells = (fields: readonly string[], cell: string) =>
  Object.fromEntries(fields.map((field) => [field, cell]));

test('a check plans two batches at a time, and gives their rows in order', async () => {
  const rows = Array.from({ length: 600 }, (_, place) => ({
    row: place + 2,
    values: { name: '' },
  }));
  let open = 0;
  let most = 0;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    open += 1;
    most = Math.max(most, open);
    return real(...request).finally(() => {
      open -= 1;
    });
  });
  const { planned } = await check(rows);
  vi.unstubAllGlobals();
  expect(planned.map(({ row }) => row)).toEqual(rows.map(({ row }) => row));
  expect(most).toBe(2);
});

test('a body that is too large is refused with a sentence of its own', async () => {
  const answer = await db().rpc('preview_import', { rows: [{ name: 'x'.repeat(256 * 1024) }] });
  expect(() => unwrap(answer)).toThrow('Yang dikirim terlalu besar untuk satu kali kirim.');
});

test('a batch whose answer is lost is asked for once more, and written once', async () => {
  const rows = [{ row: 2, values: { name: 'Jawaban Hilang', nim: '0555000777' } }];
  const { planned } = await check(rows);
  let asked = 0;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await real(...request);
    if (!String(request[0]).includes('/apply_import')) return answer;
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch');
    return answer;
  });
  const run = cache.getMutationCache().build(cache, importMutations.run());
  const outcome = await run.execute({
    file: { name: 'hilang.csv', size: 1 },
    fingerprint: '0'.repeat(64),
    options,
    leftOut: {},
    rows: rows.map((row, place) => ({ ...row, fingerprint: planned[place]?.fingerprint ?? '' })),
  });
  vi.unstubAllGlobals();
  expect(outcome).toMatchObject({ rows: [{ row: 2, action: 'new' }], error: null });
  expect(asked).toBe(2);
  const undoing = cache.getMutationCache().build(cache, importMutations.undo());
  expect(await undoing.execute(outcome.id)).toEqual({ undone: 1, leftOut: [] });
});
