import { beforeEach, expect, it } from 'vitest';
import { decideOn } from '../decisions/decide.ts';
import { restore } from '../history/restored.ts';
import { freshPortal, type Portal } from '../portal.ts';
import { refusal } from '../refusal.ts';
import { importSteps } from './import-steps.ts';

let portal: Portal;
let steps: ReturnType<typeof importSteps>;
beforeEach(async () => {
  portal = await freshPortal();
  steps = importSteps(portal);
  await portal.sql(`insert into public.alumni (full_name, nim, entry_year, special_badge, created_at) values
    ('Dewi Lestari', '1001', '2012', null, '2020-01-01'), ('Dewi L.', '9009', '2012', 'Pendiri', '2021-01-01'),
    ('D. Lestari', '8008', '2012', null, '2022-01-01')`);
});

const everybody = () =>
  portal.sql(
    `select to_jsonb(a) - '{updated_at,version,decided_at}'::text[] as row from public.alumni as a order by id`,
  );
const stored = async (name: string) =>
  (await portal.sql('select * from public.alumni where full_name = $1', [name]))[0] ?? {};

type Act = () => Promise<string>;
const importing =
  (...rows: object[]): Act =>
  async () =>
    (await steps.importAll(rows.map((row, place) => ({ row_number: place + 2, ...row })))).id;
const deciding =
  (name: string): Act =>
  async () => {
    const { id, version } = await stored(name);
    const { decision_id } = await decideOn(portal, {
      ids: [id],
      versions: [version],
      new_badge: `Lencana ${version}`,
    });
    return decision_id;
  };
const merging =
  (name: string): Act =>
  async () => {
    const [one, other] = [await stored('Dewi Lestari'), await stored(name)];
    const { merge_id } = await steps.call<{ merge_id: string }>('merge_alumni', {
      one_id: one.id,
      one_version: one.version,
      other_id: other.id,
      other_version: other.version,
    });
    return merge_id;
  };

const acts: Record<string, Act> = {
  A: importing(
    { name: 'Dewi Lestari', nim: '1001', company: 'PLN' },
    { name: 'Ani Susanti', nim: '2001', graduation_year: '2015' },
  ),
  B: importing(
    { name: 'Dewi Lestari', nim: '1001', job_title: 'Teknisi' },
    { name: 'Ani Susanti', nim: '2001', company: 'PT Ani' },
  ),
  D: deciding('Dewi Lestari'),
  M: merging('Dewi L.'),
  N: merging('D. Lestari'),
};

const pastImports = async () =>
  (
    await steps.call<
      { id: string; undone_at: unknown; partly_undone_at?: unknown; is_undoable: boolean }[]
    >('list_imports', {})
  ).map(({ id, undone_at, partly_undone_at, is_undoable }) => ({
    id,
    state: undone_at ? 'undone' : partly_undone_at ? 'partly' : 'stands',
    is_undoable,
  }));

it.each([
  ['AB', 'BA'],
  ['AB', 'AB'],
  ['AD', 'DA'],
  ['AD', 'AD'],
  ['ABD', 'DBA'],
  ['ABD', 'BDA'],
  ['ADB', 'ABD'],
  ['AM', 'MA'],
  ['ABM', 'AMB'],
  ['MAD', 'MDA'],
  ['AMDB', 'BDMA'],
  ['MAN', 'MNA'],
  ['MDN', 'MND'],
  ['MDAN', 'MAND'],
])('takes %s back in the order %s, each until nothing is left', async (done, undone) => {
  const before = await everybody();
  const ids: Record<string, string> = {};
  for (const name of done) ids[name] = (await acts[name]?.()) ?? '';
  const left = new Set(undone);
  for (let round = 0; left.size > 0 && round < 4; round += 1) {
    for (const name of undone) {
      if (left.has(name) && (await steps.undo(ids[name] ?? '')).leftOut.length === 0)
        left.delete(name);
    }
  }
  expect([...left]).toEqual([]);
  expect(await everybody()).toEqual(before);
});

it('says of an import that is partly back so, and offers the rest again', async () => {
  const [a, b] = [(await acts.A?.()) ?? '', (await acts.B?.()) ?? ''];
  const first = await steps.undo(a, 1);
  expect(first).toMatchObject({
    undone: 0,
    leftOut: [{ name: 'Ani Susanti', reason: 'changed' }, { name: 'Dewi Lestari' }],
  });
  expect(await pastImports()).toEqual([
    { id: b, state: 'stands', is_undoable: true },
    { id: a, state: 'partly', is_undoable: true },
  ]);
  expect(await steps.undo(b)).toEqual({ undone: 2, leftOut: [] });
  expect(await steps.undo(a)).toEqual({ undone: 2, leftOut: [] });
  expect(await pastImports()).toMatchObject([
    { id: b, state: 'undone', is_undoable: false },
    { id: a, state: 'undone', is_undoable: false },
  ]);
  const again = await portal.as(portal.people.admin).rpc('take_back', { cause_id: a });
  expect(again).toMatchObject(
    refusal('Ini sudah diurungkan, atau sudah terlalu lama untuk diurungkan.'),
  );
});

it('leaves what a person has written between two imports, whatever is taken back', async () => {
  const a = (await acts.A?.()) ?? '';
  await portal.sql(`update public.alumni set bio = 'Halo' where full_name = 'Dewi Lestari'`);
  const b = (await acts.B?.()) ?? '';
  await steps.undo(b);
  expect((await steps.undo(a)).leftOut).toMatchObject([
    { name: 'Dewi Lestari', reason: 'changed' },
  ]);
  expect(await stored('Dewi Lestari')).toMatchObject({
    bio: 'Halo',
    company: 'PLN',
    job_title: null,
  });
});

it('takes an import back after its new record was deleted and restored', async () => {
  const before = await everybody();
  const a = (await acts.A?.()) ?? '';
  const { id } = await stored('Ani Susanti');
  await portal.sql('delete from public.alumni where id = $1', [id]);
  expect((await steps.undo(a)).leftOut).toMatchObject([{ reason: 'gone' }]);
  expect((await restore(portal, String(id))).error).toBeNull();
  expect((await steps.undo(a)).leftOut).toEqual([]);
  expect(await everybody()).toEqual(before);
});
