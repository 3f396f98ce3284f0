import { beforeEach, expect, it } from 'vitest';
import { createAccount, freshPortal, type Portal } from '../portal.ts';
import { refusal } from '../refusal.ts';
import { forgetRunning, importSteps } from './import-steps.ts';

let portal: Portal;
let steps: ReturnType<typeof importSteps>;
beforeEach(async () => {
  portal = await freshPortal();
  steps = importSteps(portal);
  await portal.sql(`
    insert into public.alumni (id, full_name, email, nim, entry_year, validation_status) values
      ('00000000-0000-4000-8000-000000000001', 'Dewi Lestari', 'dewi@lama.example', '11555100050', '2012', 'pending')`);
});

const file = [
  { name: 'ANI SUSANTI', nim: '2001', entry_year: '2011', thesis_title: 'Turbin Ani' },
  { name: 'Bambang Suryadi', email: 'bambang@baru.example', phone: '0812 3333 4444' },
  { name: 'Dewi Lestari', nim: '11555100050', company: 'PLN', graduation_year: '2017' },
  { name: 'Citra Ayu', graduation_year: '2018' },
].map((row, index) => ({ row_number: index + 2, ...row }));

const stored = async (name: string) => {
  const [row] = await portal.sql('select * from public.alumni where full_name = $1', [name]);
  return row;
};
const everybody = () =>
  portal.sql('select to_jsonb(a) - array[$1, $2] as row from public.alumni a order by id', [
    'updated_at',
    'version',
  ]);

it('imports, completes, and takes everything back', async () => {
  const before = await everybody();
  const { id, done, counts } = await steps.importAll(file);
  expect(done.map(({ action }) => action)).toEqual(['new', 'new', 'complete', 'new']);
  expect(counts).toEqual({ new: 3, complete: 1 });
  expect(await stored('Ani Susanti')).toMatchObject({
    validation_status: 'verified',
    is_listed: false,
    email: null,
    user_id: null,
    nim: '2001',
  });
  expect(await stored('Dewi Lestari')).toMatchObject({
    company: 'PLN',
    graduation_year: '2017',
    validation_status: 'pending',
    is_listed: true,
  });
  expect(await portal.notificationsOf(portal.people.admin)).toEqual([]);
  expect(await steps.undo(id, 2)).toEqual({ undone: 4, leftOut: [] });
  expect(await everybody()).toEqual(before);
  expect(await steps.call('list_imports', {})).toMatchObject([
    {
      id,
      undone_at: expect.any(String),
      is_undoable: false,
      imported_by: portal.people.admin.email,
    },
  ]);
});

it('imports with the status and the listing that the admin chose', async () => {
  await steps.importAll(file, { status: 'pending', is_listed: true, title_case: false });
  expect(await stored('ANI SUSANTI')).toMatchObject({
    validation_status: 'pending',
    is_listed: true,
  });
});

it('writes nothing the second time', async () => {
  await steps.importAll(file);
  const before = await everybody();
  const again = await steps.importAll(file);
  expect(again.plans.map(({ action }) => action)).toEqual(['same', 'same', 'same', 'probable']);
  expect(again.sent).toEqual([]);
  expect(await everybody()).toEqual(before);
});

it('answers a repeated batch as before, and writes it once', async () => {
  const rows = file.slice(0, 2);
  const plans = await steps.preview(rows);
  const id = await steps.start();
  const first = await steps.apply(id, 0, rows, plans);
  const before = await everybody();
  expect(await steps.apply(id, 0, rows, plans)).toEqual(first);
  expect(await steps.apply(id, 0, [], [])).toEqual(first);
  expect(await everybody()).toEqual(before);
});

it('does not write a row that is not as it was checked', async () => {
  const plans = await steps.preview(file);
  await portal.sql(`update public.alumni set company = 'PT Lain' where full_name = 'Dewi Lestari'`);
  await createAccount(portal.sql, 'bambang@baru.example', { metadata: { full_name: 'Bambang' } });
  const id = await steps.start();
  const done = await steps.apply(id, 0, file, plans);
  expect(done.map(({ action }) => action)).toEqual(['new', 'changed', 'changed', 'new']);
  expect(await stored('Dewi Lestari')).toMatchObject({ company: 'PT Lain' });
});

it.each([1, 150])(
  'asks again about a like name of %i people recorded since the check, and takes an answer about one of long ago',
  async (count) => {
    const record = (name: string, created: string) =>
      portal.sql(
        `insert into public.alumni (full_name, graduation_year, created_at) values ($1, 2015, now() - $2::interval) returning id`,
        [name, created],
      );
    const [old] = await record('Siti Aminah', '2 days');
    const sent = ['Rahmat Hidayat', 'Siti Aminah', 'Joko Susilo'].map((name, place) => ({
      row_number: place + 2,
      name,
      graduation_year: '2015',
      ...(name === 'Siti Aminah' && { choice: String(old?.id) }),
    }));
    const plans = await steps.preview(sent);
    expect(plans.map(({ action }) => action)).toEqual(['new', 'same', 'new']);
    for (let more = 1; more < count; more++) await record(`Orang ${more}`, '0');
    await record('Rahmad Hidayat', '0');
    const id = await steps.start();
    const done = await steps.apply(id, 0, sent, plans);
    expect(done.map(({ action }) => action)).toEqual(['changed', 'same', 'new']);
  },
);

it('refuses a batch of one transaction as a whole, and completes it later without a double', async () => {
  const plans = await steps.preview(file);
  const id = await steps.start();
  const count = (await everybody()).length;
  const broken = file.map((row) => ({ ...row, row_number: 1 }));
  const { error } = await portal.as(portal.people.admin).rpc('apply_import', {
    import_id: id,
    batch_no: 0,
    rows: broken,
    fingerprints: plans.map(({ fingerprint }) => fingerprint),
  });
  expect(error?.code).toBe('23505');
  expect(await everybody()).toHaveLength(count);
  await portal.sql(forgetRunning);
  await steps.importAll(file, {}, 3);
  expect(await everybody()).toHaveLength(count + 3);
});

it('keeps what was touched since, and names it', async () => {
  const { id } = await steps.importAll(file);
  await portal.sql(`update public.alumni set bio = 'Halo' where full_name = 'Ani Susanti'`);
  await createAccount(portal.sql, 'bambang@baru.example');
  await portal.sql(`update public.alumni set location = 'Dumai' where full_name = 'Dewi Lestari'`);
  await portal.sql(`
    insert into public.work_history (alumni_id, company_name, position, start_date)
    select id, 'PLN', 'Teknisi', '2019-01-01' from public.alumni where full_name = 'Citra Ayu'`);
  expect(await steps.undo(id)).toEqual({
    undone: 0,
    leftOut: [
      expect.objectContaining({ name: 'Ani Susanti', reason: 'changed' }),
      expect.objectContaining({ name: 'Bambang Suryadi', reason: 'account' }),
      expect.objectContaining({ name: 'Citra Ayu', reason: 'changed' }),
      expect.objectContaining({ name: 'Dewi Lestari', reason: 'changed' }),
    ],
  });
  expect(await stored('Dewi Lestari')).toMatchObject({ company: 'PLN' });
  // Later too, by what they are called then.
  await portal.sql(
    `update public.alumni set full_name = 'Ani Baru' where full_name = 'Ani Susanti'`,
  );
  await portal.sql(`delete from public.alumni where full_name = 'Citra Ayu'`);
  const [head] = await steps.call<{ left_out: { name: string | null; reason: string }[] }[]>(
    'list_imports',
    {},
  );
  expect(head?.left_out.map(({ name, reason }) => [name, reason])).toEqual([
    ['Ani Baru', 'changed'],
    ['Bambang Suryadi', 'account'],
    ['Dewi Lestari', 'changed'],
    [null, 'gone'],
  ]);
});

it('links an account that signs up later, and leaves the choice of the listing', async () => {
  await steps.importAll(file);
  const { id } = await createAccount(portal.sql, 'bambang@baru.example');
  expect(await stored('Bambang Suryadi')).toMatchObject({ user_id: id, is_listed: false });
});

const startAnother = () =>
  portal.as(portal.people.admin).rpc('start_import', {
    file_name: 'lain.csv',
    file_size: 1,
    fingerprint: '0'.repeat(64),
    options: {},
  });

it('runs one import at a time, and says which', async () => {
  const id = await steps.start({}, 'angkatan 2011.xlsx');
  // As if another admin had begun it.
  await portal.sql('update private.causes set actor = $1', [portal.people.verified.id]);
  const refused = await startAnother();
  expect(refused).toMatchObject(refusal('Impor angkatan 2011.xlsx sedang berjalan sejak pukul'));
  expect(refused.error?.message).toMatch(/sejak pukul \d\d:\d\d\. /);
  await steps.finish(id);
  expect((await startAnother()).error).toBeNull();
});

it('lets an account go on at once after its import was cut off, whose rest is not written any more', async () => {
  const plans = await steps.preview(file);
  const cut = await steps.start();
  await steps.apply(cut, 0, file.slice(0, 2), plans.slice(0, 2));
  const { done } = await steps.importAll(file);
  expect(done.map(({ action }) => action)).toEqual(['complete', 'new']);
  const late = { import_id: cut, batch_no: 1, rows: file.slice(2), fingerprints: ['a', 'b'] };
  expect(await portal.as(portal.people.admin).rpc('apply_import', late)).toMatchObject(
    refusal('Impor ini sudah berakhir.'),
  );
  expect(await steps.apply(cut, 0, [], [])).toHaveLength(2);
});

it('keeps the rows of an import for 180 days, and its head', async () => {
  const { id } = await steps.importAll(file);
  await portal.sql(`update private.causes set expires_at = expires_at - interval '181 days'`);
  await steps.start();
  expect(await portal.sql('select from private.import_rows')).toEqual([]);
  const [, old] = await steps.call<object[]>('list_imports', {});
  expect(old).toMatchObject({ id, counts: { new: 3, complete: 1 }, is_undoable: false });
});

it('is for the admin alone', async () => {
  const { verified } = portal.people;
  const id = await steps.start();
  for (const [name, args] of Object.entries({
    preview_import: { rows: [], options: {} },
    stage_import: { check_id: id, rows: [] },
    doubles_in_file: { check_id: id },
    start_import: { file_name: 'x', file_size: 1, fingerprint: '0'.repeat(64) },
    apply_import: { import_id: id, batch_no: 0, rows: [], fingerprints: [] },
    finish_import: { import_id: id },
    take_back: { cause_id: id },
    list_imports: {},
  })) {
    expect((await portal.as(verified).rpc(name, args)).error, name).toMatchObject({
      code: '42501',
    });
  }
});
