import { beforeEach, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';
import { refusal } from '../refusal.ts';

let portal: Portal;
let alumni_id: string;
beforeEach(async () => {
  portal = await freshPortal();
  alumni_id = await portal.alumniId(portal.people.verified);
});

const list = 'trainings_certifications';
const training = (id: string | number, name: string) => ({ id, name, issuer: 'BLK' });
const save = (who: 'verified' | 'poster' | 'admin', item: object) =>
  portal.as(portal.people[who]).rpc('save_alumni_item', { alumni_id, list, item: item as never });
const stored = async () => (await portal.alumniRow(portal.people.verified))?.[list];

it('keeps what two tabs add at the same time', async () => {
  const results = await Promise.all([
    save('verified', training('a', 'PLC')),
    save('verified', training('b', 'SCADA')),
    save('admin', training('c', 'K3')),
  ]);
  expect(results.map((result) => result.error)).toEqual([null, null, null]);
  expect(await stored()).toHaveLength(3);
});

it('replaces an item in its place and returns the whole list', async () => {
  await save('verified', training('a', 'PLC'));
  await save('verified', training(2, 'SCADA'));
  const { data } = await save('verified', training('a', 'PLC Lanjut'));
  expect(data).toEqual([training('a', 'PLC Lanjut'), training('2', 'SCADA')]);
  expect(await stored()).toEqual(data);
});

it('refuses an edit of an older version, and keeps the newer one', async () => {
  await save('verified', training('a', 'PLC'));
  const { version } = (await portal.alumniRow(portal.people.verified)) ?? {};
  const saveOnSameVersion = (name: string) =>
    portal.as(portal.people.verified).rpc('save_alumni_item', {
      alumni_id,
      list,
      item: training('a', name),
      expected_version: Number(version),
    });
  expect((await saveOnSameVersion('PLC dari tab pertama')).error).toBeNull();
  expect(await saveOnSameVersion('PLC dari tab kedua')).toMatchObject(
    refusal('Profil ini diubah di tempat lain.'),
  );
  expect(await stored()).toEqual([training('a', 'PLC dari tab pertama')]);
});

it('removes one item', async () => {
  await save('verified', training('a', 'PLC'));
  await save('verified', training('b', 'SCADA'));
  const { data } = await portal
    .as(portal.people.verified)
    .rpc('remove_alumni_item', { alumni_id, list, item_id: 'a' });
  expect(data).toEqual([training('b', 'SCADA')]);
});

it('refuses others and incomplete items', async () => {
  const anonymous = await portal
    .as()
    .rpc('save_alumni_item', { alumni_id, list, item: training('a', 'X') });
  const stranger = await save('poster', training('a', 'X'));
  const incomplete = await save('verified', { id: 'a', name: 'Tanpa penerbit' });
  const removal = await portal
    .as(portal.people.poster)
    .rpc('remove_alumni_item', { alumni_id, list, item_id: 'a' });
  expect([anonymous, stranger, incomplete, removal].map(({ error }) => error?.message)).toEqual([
    'permission denied for function save_alumni_item',
    'this profile is not yours to change',
    expect.stringContaining('"alumni_trainings_certifications_check"'),
    'this profile is not yours to change',
  ]);
  expect(await stored()).toEqual([]);
});
