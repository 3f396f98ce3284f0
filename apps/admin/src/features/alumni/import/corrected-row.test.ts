import type { PlannedRow } from '@portal/api/alumni-import';
import { expect, test } from 'vitest';
import { plannedRow as plan } from '../../../../test/planned-row.ts';
import { type CheckedRow, toCheckedRow, toCheckedRows, withoutDoubles } from './checked-rows.ts';
import { corrected } from './corrected-row.ts';

const lost = { field: 'phone', value: 'rumah', text: 'Telepon tidak dapat dibaca.' };
const rowOf = (row: number, values: CheckedRow['values'], part: Partial<PlannedRow> = {}) =>
  toCheckedRow(plan(row, part), { row, values }, values);

const budi = rowOf(2, { name: 'Budi', phone: 'rumah', email: 'b@x.example' }, { warnings: [lost] });
const siti = rowOf(3, { name: 'Siti', nim: '115.51', email: 's@x.example' });

test('a corrected row is sent whole, without what was emptied, and stays where it was looked at', () => {
  const { sent, toRow } = corrected(budi, { phone: '0812', email: '' }, [budi, siti]);
  expect(sent).toEqual({ row: 2, values: { name: 'Budi', phone: '0812' } });
  expect(toRow(plan(2))).toMatchObject({
    action: 'new',
    reason: '',
    asked: null,
    isToLook: true,
    toCorrect: ['phone'],
    values: { name: 'Budi', phone: '0812', email: '' },
  });
});

test('a row that was not sent is sent with all that it says', () => {
  const unsent = { ...siti, sent: null, action: 'rejected' as const };
  const { sent } = corrected(unsent, { nim: '11552' }, [budi, unsent]);
  expect(sent).toEqual({ row: 3, values: { name: 'Siti', nim: '11552', email: 's@x.example' } });
});

test.each([
  [{ email: 'S@X.example' }, ['email'], 'Baris 3 memakai email yang sama.'],
  [{ nim: '11551' }, ['nim'], 'Baris 3 memakai NIM yang sama.'],
  [{ nim: '11551', email: 's@x.example' }, ['email', 'nim'], 'email dan NIM yang sama.'],
  [{ name: 'SITI' }, [], 'Mungkin orang yang sama dengan baris 3.'],
] as const)('what another row of the file has is asked about: %j', (typed, taken, reason) => {
  const { sent, toRow } = corrected(budi, typed, [budi, siti]);
  for (const key of taken) expect(sent.values).not.toHaveProperty(key);
  const row = toRow(plan(2));
  expect(row).toMatchObject({ asked: taken.length ? 'conflict' : 'probable', taken });
  expect(row.reason).toContain(reason);
  // Another address is an answer.
  const other = corrected(row, { name: 'Budi', email: 'lain@x.example', nim: '9' }, [row, siti]);
  expect(other.toRow(plan(2))).toMatchObject({ asked: null, action: 'new', double: null });
});

test('a question about another row of the file stays, whatever else of the row is corrected', async () => {
  const records = [
    { row: 2, values: { name: 'Budi', email: 'b@x.example' }, problem: null, warning: null },
    {
      row: 3,
      values: { name: 'Bayu', email: 'b@x.example', phone: '-' },
      problem: null,
      warning: null,
    },
  ];
  const doubles = [{ row: 3, of: 2, isJoined: false, taken: ['email' as const] }];
  const sent = withoutDoubles(records, doubles);
  const planned = [plan(2), plan(3)];
  const rows = await toCheckedRows(records, { sent, doubles, planned }, async () => undefined);
  const [, bayu] = rows;
  if (!bayu) throw new Error('A row for each record');
  const next = corrected(bayu, { phone: '0812' }, rows);
  expect(next.sent.values).toEqual({ name: 'Bayu', phone: '0812' });
  expect(next.toRow(plan(3))).toMatchObject({ asked: 'conflict', taken: ['email'] });
});

test('the other rows of a corrected one go with it', () => {
  const joined = [{ row: 5, values: { name: 'Budi', nim: '7' } }];
  const whole = { ...budi, sent: { row: 2, values: budi.values, joined } };
  expect(corrected(whole, { phone: '1' }, [whole]).sent.joined).toEqual(joined);
  expect(corrected(siti, { nim: '7' }, [whole, siti]).toRow(plan(3))).toMatchObject({
    asked: 'conflict',
  });
});
