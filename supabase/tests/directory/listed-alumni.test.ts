import { beforeEach, expect, it } from 'vitest';
import type { Sql } from '../database.ts';
import { database, freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
  await portal.sql(
    `update public.alumni set thesis_title = 'Analisis Trafo' where email = 'verified@portal.example'`,
  );
});

type Status = 'pending' | 'verified' | 'rejected';

/** A person with a year and a thesis that nobody else has. */
const add = (status: Status) =>
  portal.sql(
    `insert into public.alumni (full_name, email, entry_year, thesis_title, validation_status)
     values ('Gending Samudra', 'gending@list.example', '1977', 'Gamelan Elektronik', $1::text::public.validation_status)`,
    [status],
  );
const decide = (status: Status) =>
  portal.sql(
    `update public.alumni set validation_status = $1::text::public.validation_status
     where entry_year = '1977'`,
    [status],
  );

/** Every public list and count that could reveal that person to a visitor. */
async function listings() {
  const visitor = portal.as();
  const read = async (name: string, args = {}) =>
    (await visitor.rpc(name as never, args as never)).data as unknown as Record<string, unknown>[];
  const found = await read('search_theses', { search: 'gamelan' });
  const all = await read('search_theses', { page_size: 1 });
  return {
    directory: (await read('search_alumni_directory', { by_name: 'gending' })).length,
    counted: await read('count_alumni_directory', { by_name: 'gending' }),
    countedByYear: await read('count_alumni_directory', { by_entry_year: '1977' }),
    years: await read('alumni_directory_years'),
    theses: [found.length, found[0]?.total_count ?? 0],
    ofAllTheses: all[0]?.total_count,
  };
}

const none = {
  directory: 0,
  counted: 0,
  countedByYear: 0,
  years: [],
  theses: [0, 0],
  ofAllTheses: 1,
};
const listed = {
  directory: 1,
  counted: 1,
  countedByYear: 1,
  years: ['1977'],
  theses: [1, 1],
  ofAllTheses: 2,
};

it.each(['pending', 'rejected'] as const)(
  'a %s person is in no list, count or year',
  async (status) => {
    await add(status);
    expect(await listings()).toEqual(none);
    await decide('verified');
    expect(await listings()).toEqual(listed);
    await decide(status);
    expect(await listings()).toEqual(none);
  },
);

it('years are those of verified people, also between and before them', async () => {
  await add('pending');
  await portal.sql(
    `insert into public.alumni (full_name, email, entry_year, validation_status)
     values ('Awal', 'awal@list.example', '1970', 'verified'), ('Tengah', 'tengah@list.example', '1975', 'rejected'),
       ('Akhir', 'akhir@list.example', '1979', 'verified'), ('Baru', 'baru@list.example', '1990', 'pending')`,
  );
  expect((await portal.as().rpc('alumni_directory_years')).data).toEqual(['1979', '1970']);
});

it('is found by the current text, changed before the decision or together with it', async () => {
  await add('pending');
  await portal.sql(
    `update public.alumni set thesis_title = 'Gamelan Digital' where entry_year = '1977'`,
  );
  await portal.sql(
    `update public.alumni set full_name = 'Gending Bahari', validation_status = 'verified'
     where entry_year = '1977'`,
  );
  expect(await listings()).toEqual(listed);
  const names = await portal.as().rpc('count_alumni_directory', { by_name: 'samudra' });
  const theses = await portal.as().rpc('search_theses', { search: 'elektronik' });
  expect([names.data, theses.data]).toEqual([0, []]);
});

it('a decision writes no index of the lists again', async () => {
  await portal.sql(
    `insert into public.alumni (full_name, email, thesis_title)
     select 'Warga ' || n, 'warga' || n || '@many.example', 'Skripsi ' || n
     from generate_series(1, 1000) as n`,
  );
  const { transaction } = await database;
  await transaction(async (sql) => {
    // They also count what earlier transactions of the session have not reported yet, so only their difference tells.
    const before = await updatesOfLists(sql);
    await sql(
      `update public.alumni set validation_status = 'verified' where full_name like 'Warga %'`,
    );
    const after = await updatesOfLists(sql);
    const updates = after.map((count, index) => count - Number(before[index]));
    expect(updates).toEqual([1000, 1000, 1000, 1000]);
  });
});

/** All updates of the two lists, and those that wrote no index. */
async function updatesOfLists(sql: Sql): Promise<number[]> {
  const [counts] = await sql(
    `select array_agg(pg_stat_get_xact_tuples_updated(list)::int)
       || array_agg(pg_stat_get_xact_tuples_hot_updated(list)::int) as counts
     from unnest('{private.directory_entries,private.theses}'::regclass[]) as list`,
  );
  return counts?.counts as number[];
}
