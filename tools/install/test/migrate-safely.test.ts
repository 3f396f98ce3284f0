import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@portal/local-stack/schema';
import { startTestStack } from '@portal/local-stack/test-stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateSafely } from '../src/migrations/migrate-safely.ts';
import { namingBuilds } from '../src/migrations/naming-builds.ts';
import { unmarkedLosses } from '../src/migrations/unmarked-losses.ts';

const made = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
const [folder, site] = [join(made, 'migrations'), join(made, 'site')];

beforeAll(() => {
  mkdirSync(folder);
  const build = join(site, 'areas/member/one/static');
  mkdirSync(build, { recursive: true });
  writeFileSync(join(build, 'rooms.js'), 'db.from("rooms").select("id,name")');
  writeFileSync(join(build, 'guests.js'), 'db.from("guests").select("id,seats")');
  const log = { member: { current: 'one', builds: ['zero', 'one'] } };
  writeFileSync(join(site, 'releases.json'), JSON.stringify(log));
});
afterAll(() => rmSync(made, { recursive: true }));

it('applies additions, and refuses what takes something away by its file and object, with nothing applied', async () => {
  const write = (file: string, script: string) => writeFileSync(join(folder, file), script);
  const live = await startTestStack();
  const columns = async () => {
    const rows = await live.query(
      `select attname as name from pg_attribute where attrelid = 'public.rooms'::regclass and attnum > 0
       and not attisdropped order by 1`,
    );
    return rows.map(({ name }) => name);
  };
  write(
    '9901_rooms.sql',
    'create table public.rooms (id uuid primary key, name text, seats text);',
  );
  await migrate(live, folder);

  write('9902_name.sql', 'alter table public.rooms rename name to title;');
  write('9903_name.sql', 'alter table public.rooms add name text;');
  expect(await migrateSafely(live, { site, folder })).toEqual(['9902_name.sql', '9903_name.sql']);
  write('9904_beds.sql', 'alter table public.rooms add beds text;');
  write('9905_seats.sql', 'alter table public.rooms drop column seats;');
  await expect(migrateSafely(live, { site, folder })).rejects.toThrow(
    /still need:\n +9905_seats\.sql: public\.rooms\.seats is gone\nAdd the new beside the old/,
  );
  expect(await columns()).toEqual(['id', 'name', 'seats', 'title']);
  await live.close();
});

it('believes a marker that gives a reason for what is taken away, and no other', async () => {
  const loss = { object: 'public.rooms.seats', what: 'may no longer be left out or empty' };
  const problems = (script: string) => unmarkedLosses([loss], script, async () => []);
  expect(await problems('-- contract: public.rooms.seats every build fills it')).toEqual([]);
  const named = `${loss.object} ${loss.what}`;
  expect(await problems('')).toEqual([named]);
  expect(await problems('-- contract: public.rooms.seats')).toEqual([named]);
  expect(await problems('-- contract: public.rooms.chairs they are gone')).toEqual([
    named,
    'the marker names public.rooms.chairs, of which nothing is taken away',
  ]);
});

it('takes away with a marker what no live build names, a column beside its table', async () => {
  const problems = (object: string, folder: string) =>
    unmarkedLosses([{ object, what: 'is gone' }], `-- contract: ${object} not used`, (it) =>
      namingBuilds(folder, it),
    );
  expect(await problems('public.rooms.seats', site)).toEqual([]);
  expect(await problems('public.room', site)).toEqual([]);
  expect(await problems('public.rooms', site)).toEqual([
    'public.rooms is gone, and live builds name it: member one',
  ]);
  expect(await problems('public.rooms.name', site)).toEqual([
    'public.rooms.name is gone, and live builds name it: member one',
  ]);
  expect(await problems('public.rooms.seats', made)).toEqual([
    'public.rooms.seats is gone, and there are no live builds here to look for it',
  ]);
});
