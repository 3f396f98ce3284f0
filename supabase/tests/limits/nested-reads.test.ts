import { expect, it } from 'vitest';
import { database, freshPortal } from '../portal.ts';

const nested = (levels: number) =>
  `${'alumni(work_history('.repeat(levels / 2)}alumni(id)${'))'.repeat(levels / 2)}`;

it.each([
  ['work_history', 'alumni(work_history(alumni(c:advanced_degrees)))'],
  ['alumni', 'event_registrations(events(title))'],
  ['events', 'alumni(full_name)'],
  ['work_history', nested(180)],
])('nests nothing in the rows of %s for anybody: %s', async (table, select) => {
  const { people } = await freshPortal();
  const { url, key, tokenOf } = await database;
  for (const viewer of [undefined, people.verified, people.admin]) {
    const answer = await fetch(`${url}/rest/v1/${table}?select=${select}`, {
      headers: { apikey: key, ...(viewer && { authorization: `Bearer ${tokenOf(viewer)}` }) },
    });
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'PGRST200']);
  }
});
