import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { database, freshWorld, type Portal } from '../portal.ts';
import { decideOn, undoDecision } from './decide.ts';

let portal: Portal;
async function writePeople(fresh: Portal) {
  await fresh.sql(
    `insert into public.alumni (full_name, email)
     select 'Warga ' || n, 'warga' || n || '@picked.example' from generate_series(1, 100) as n`,
  );
  return fresh;
}
beforeEach(async () => {
  portal = await freshWorld(writePeople);
});

/** The ids and versions that the admin has read, of all or of some rows. */
async function read(...names: string[]) {
  const rows = await portal.sql(
    `select id, version from public.alumni
     where full_name like 'Warga %' and ($1::text[] = '{}' or full_name = any($1)) order by full_name`,
    [names],
  );
  return {
    ids: rows.map(({ id }) => String(id)),
    versions: rows.map(({ version }) => Number(version)),
  };
}

const statusOf = async (name: string) => {
  const [row] = await portal.sql(
    'select validation_status::text as status from public.alumni where full_name = $1',
    [name],
  );
  return row?.status;
};
const latest = async () => {
  const { data } = await portal.as(portal.people.admin).rpc('admin_overview');
  const { decisions } = data as {
    decisions: { name: string | null; row_count: number; status: string }[];
  };
  return decisions.map(({ name, row_count, status }) => [name, row_count, status]);
};
/** Counts the statements that change alumni. @returns how many since it was last asked */
async function watchStatements() {
  const { script } = await database;
  await script(`
    create sequence if not exists private.statements;
    grant usage on sequence private.statements to public;
    create or replace function private.count_statement() returns trigger language plpgsql set search_path = ''
      as 'begin perform nextval(''private.statements''); return null; end';
    create or replace trigger zz_count after update on public.alumni
      for each statement execute function private.count_statement()`);
  onTestFinished(async () => {
    await script(`
      drop trigger zz_count on public.alumni;
      drop function private.count_statement();
      drop sequence private.statements`);
  });
  let before = 0;
  return async () => {
    const [row] = await portal.sql(`select nextval('private.statements')::integer as place`);
    const passed = Number(row?.place) - before - 1;
    before += passed + 1;
    return passed;
  };
}
const verify = { new_status: 'verified' };
/** As large as the function's own batches. */
const batchSize = 500;

describe('a decision on picked rows', () => {
  it('is one request for one row and for a hundred, one line among the last decisions, and undone by its id', async () => {
    const one = await decideOn(portal, { ...(await read('Warga 7')), ...verify });
    expect(one).toMatchObject({ requests: 1, seen: 1, changed: 1, leftOut: [] });
    expect(await latest()).toEqual([['Warga 7', 1, 'verified']]);
    expect(await undoDecision(portal, one.decision_id)).toEqual({
      requests: 1,
      undone: 1,
      leftOut: [],
    });
    expect(await latest()).toEqual([]);
    const all = await decideOn(portal, { ...(await read()), ...verify }, undefined, batchSize);
    expect(all).toMatchObject({ requests: 1, seen: 100, changed: 100, leftOut: [] });
    expect(await latest()).toEqual([[null, 100, 'verified']]);
    await undoDecision(portal, all.decision_id);
    expect(await latest()).toEqual([]);
    expect(await statusOf('Warga 7')).toBe('pending');
  });

  it('takes several requests where time runs out, and stays one line and one undo', async () => {
    const { decision_id, ...outcome } = await decideOn(portal, { ...(await read()), ...verify });
    expect(outcome).toEqual({ requests: 15, seen: 100, changed: 100, leftOut: [] });
    expect(await latest()).toEqual([[null, 100, 'verified']]);
    expect(await undoDecision(portal, decision_id)).toMatchObject({ undone: 100 });
    expect(await statusOf('Warga 50')).toBe('pending');
  });

  it('takes all batches in one request while there is time, each at most twice as large as the last', async () => {
    const countBatches = await watchStatements();
    const all = { ...(await read()), ...verify, time_limit: '1 minute' };
    const { decision_id, requests, changed } = await decideOn(portal, all);
    expect({ requests, changed }).toEqual({ requests: 1, changed: 100 });
    expect(await countBatches()).toBeLessThan(15);
    expect(await undoDecision(portal, decision_id, 7, '1 minute')).toMatchObject({
      requests: 1,
      undone: 100,
    });
    expect(await countBatches()).toBeLessThan(15);
  });

  it.each([
    { took: '50 milliseconds', next: 1000 },
    { took: '400 milliseconds', next: 625 },
    { took: '2 seconds', next: 125 },
    { took: '0', next: 1000 },
    { took: '1 hour', next: 1 },
  ])('takes $next rows after 500 that took $took', async ({ took, next }) => {
    const [row] = await portal.sql('select private.next_batch_size(500, $1::interval) as size', [
      took,
    ]);
    expect(row?.size).toBe(next);
  });
});

describe('a decision on picked rows that were changed, or that cannot be verified', () => {
  it('acts on the versions that were read, and names what it has left out and why', async () => {
    const { pending } = portal.people;
    await portal.sql(`update auth.users set email_confirmed_at = null where id = $1`, [pending.id]);
    const picked = await read('Warga 1', 'Warga 2', 'Warga 3');
    const [unconfirmed] = await portal.sql(
      'select id, version from public.alumni where user_id = $1',
      [pending.id],
    );
    await portal.sql(
      `update public.alumni set validation_status = 'rejected' where full_name = 'Warga 1'`,
    );
    await portal.sql(`delete from public.alumni where full_name = 'Warga 2'`);
    const { decision_id, changed, leftOut } = await decideOn(portal, {
      ids: [...picked.ids, unconfirmed?.id],
      versions: [...picked.versions, unconfirmed?.version],
      ...verify,
    });
    expect(changed).toBe(1);
    expect(leftOut).toHaveLength(3);
    expect(leftOut).toEqual(
      expect.arrayContaining([
        { id: picked.ids[0], name: 'Warga 1', status: 'rejected', reason: 'changed' },
        { id: picked.ids[1], name: null, status: null, reason: 'gone' },
        {
          id: unconfirmed?.id,
          name: 'Canary pending Lengkap',
          status: 'pending',
          reason: 'unconfirmed',
        },
      ]),
    );
    expect(await statusOf('Warga 1')).toBe('rejected');
    expect(await statusOf('Warga 3')).toBe('verified');
    expect(await undoDecision(portal, decision_id)).toMatchObject({ undone: 1, leftOut: [] });
  });

  it('gives a right whatever else was changed, and decides and deletes only in the versions that were read', async () => {
    const { ids } = await read('Warga 1', 'Warga 2');
    expect(await decideOn(portal, { ids, new_right: true })).toMatchObject({ changed: 2 });
    for (const versions of [undefined, [1], [1, null]]) {
      for (const decision of [verify, { is_deletion: true }]) {
        await expect(decideOn(portal, { ids, versions, ...decision })).rejects.toMatchObject({
          message: expect.stringContaining('names what was read'),
        });
      }
    }
    expect(await latest()).toEqual([]);
    const deletion = { ids, versions: [1, 2], is_deletion: true };
    expect(await decideOn(portal, deletion)).toMatchObject({
      changed: 1,
      leftOut: [{ name: 'Warga 1', reason: 'changed' }],
    });
  });
});

describe('a decision', () => {
  it('notifies after twelve seconds about one row, and after two minutes about several', async () => {
    await portal.sql('delete from public.notifications');
    const row = (await portal.alumniRow(portal.people.pending)) ?? {};
    const isLate = async () => {
      const [row] = await portal.sql(
        `select visible_from > now() + interval '1 minute' as is_late from public.notifications where user_id = $1`,
        [portal.people.pending.id],
      );
      return row?.is_late;
    };
    const one = { ids: [row.id], versions: [row.version], new_status: 'rejected' };
    const { decision_id } = await decideOn(portal, one);
    expect(await isLate()).toBe(false);
    await undoDecision(portal, decision_id);
    const { ids, versions } = await read('Warga 1');
    const several = { ids: [row.id, ...ids], versions: [Number(row.version) + 2, ...versions] };
    await decideOn(portal, { ...several, new_status: 'rejected' }, undefined, batchSize);
    expect(await isLate()).toBe(true);
  });

  it('is refused without rows or a number of matches, and with both', async () => {
    const { ids, versions } = await read('Warga 1');
    for (const target of [{}, { ids, versions, expected_total: 1 }]) {
      await expect(decideOn(portal, { ...target, ...verify })).rejects.toMatchObject({
        message: expect.stringContaining('either picked rows'),
      });
    }
    await expect(
      decideOn(portal, { of_kind: 'notifications', ids, versions, ...verify }),
    ).rejects.toMatchObject({ message: expect.stringContaining('no such list') });
  });
});

it('the last decision about a record is shown, and the one before it once that is undone', async () => {
  const { ids } = await read('Warga 7');
  await decideOn(portal, { ids, versions: [1], ...verify });
  const rejection = { ids, versions: [2], new_status: 'rejected' };
  const { decision_id } = await decideOn(portal, rejection);
  expect(await latest()).toEqual([['Warga 7', 1, 'rejected']]);
  await undoDecision(portal, decision_id);
  expect(await latest()).toEqual([['Warga 7', 1, 'verified']]);
});
