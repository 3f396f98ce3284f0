import { beforeAll, describe, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';

interface Listed {
  id: string;
  full_name: string;
  entry_year: string | null;
  graduation_year: string | null;
  validation_status: string;
  created_at: string;
  total_count: number;
}

let portal: Portal;
beforeAll(async () => {
  portal = await freshPortal();
  // Some years and times repeat or are missing, and some names differ by case only.
  await portal.sql(
    `insert into public.alumni
       (full_name, email, entry_year, graduation_year, validation_status, created_at)
     select
       case when n % 2 = 0 then 'orang ' else 'Orang ' end || lpad((n / 3)::text, 3, '0'),
       n || '@many.example',
       case when n % 5 > 0 then (2000 + n % 7)::text end,
       case when n % 4 > 0 then (2010 + n % 9)::text end,
       (enum_range(null::public.validation_status))[1 + n % 3],
       '2020-01-01'::timestamptz + n % 11 * interval '1 day'
     from generate_series(1, 50) as n`,
  );
});

async function list(args: Record<string, unknown> = {}): Promise<Listed[]> {
  const { data, error } = await portal
    .as(portal.people.admin)
    .rpc('search_alumni_for_admin', { page_size: 1000, ...args });
  expect(error).toBeNull();
  return data as Listed[];
}

const sortedValue: Record<string, (row: Listed) => string | number | null> = {
  created_at: (row) => row.created_at,
  full_name: (row) => row.full_name.toLowerCase(),
  entry_year: (row) => row.entry_year,
  graduation_year: (row) => row.graduation_year,
  validation_status: (row) => ['pending', 'verified', 'rejected'].indexOf(row.validation_status),
};
const orders = Object.keys(sortedValue).flatMap((sort_by) =>
  [true, false].map((ascending) => ({ sort_by, ascending })),
);

describe.each(orders)('sorted by $sort_by, ascending: $ascending', (order) => {
  it('lists everybody in that order, those without a value last', async () => {
    const values = (await list(order)).map((row) => sortedValue[order.sort_by]?.(row) ?? null);
    const known = values.filter((value) => value !== null);
    const sorted = known.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    expect(known).toEqual(order.ascending ? sorted : sorted.reverse());
    expect(values.slice(0, known.length)).toEqual(known);
  });

  it('returns every row exactly once, page after page, in both halves of the list', async () => {
    const whole = (await list(order)).map(({ id }) => id);
    const pages: string[] = [];
    for (let page_offset = 0; page_offset < whole.length; page_offset += 7) {
      const page = await list({ ...order, page_size: 7, page_offset });
      pages.push(...page.map(({ id }) => id));
    }
    expect(pages).toEqual(whole);
  });

  it('follows an index instead of sorting all rows', async () => {
    const { sql } = portal;
    for (const isFromEnd of [true, false]) {
      const [row] = await sql(
        'select private.alumni_order($1::text::public.alumni_sort, $2, $3) as keys',
        [order.sort_by, order.ascending, isFromEnd],
      );
      await sql('set enable_seqscan = off');
      const plan = await sql(
        `explain select id from public.alumni order by ${row?.keys} limit 5`,
      ).finally(() => sql('reset enable_seqscan'));
      const text = JSON.stringify(plan);
      expect(text).toMatch(/Index (Only )?Scan/);
      expect(text).not.toContain('Sort');
    }
  });
});

it('counts the rows that match search and status, on every page', async () => {
  const pending = await list({ by_status: 'pending', page_size: 3, page_offset: 15 });
  const found = await list({ search: 'ORANG 00', by_status: 'verified', page_size: 1 });
  expect(pending.map((row) => row.total_count)).toEqual([17, 17]);
  expect(found.map((row) => row.total_count)).toEqual([10]);
});

it('finds a part of the name or of the e-mail, and matches wildcards literally', async () => {
  expect(await list({ search: '17@MANY' })).toHaveLength(1);
  expect(await list({ search: 'canary v' })).toHaveLength(1);
  expect(await list({ search: '%' })).toEqual([]);
  expect(await list({ search: '1_@many' })).toEqual([]);
});

it('names what the search has found: NIM, phone number, concentration', async () => {
  await portal.sql(
    `update public.alumni set nim = '05E00123', phone_number = '0812 3456 7890', concentration = 'Tenaga'
     where email = '17@many.example'`,
  );
  expect(await list({ search: '05e00123' })).toMatchObject([
    { nim: '05E00123', phone_number: expect.stringMatching(/7890$/), concentration: 'Tenaga' },
  ]);
});

it('is empty past the end', async () => {
  expect(await list({ page_offset: 54 })).toEqual([]);
});

it('sorts by the offered columns only', async () => {
  const { error } = await portal
    .as(portal.people.admin)
    .rpc('search_alumni_for_admin', { sort_by: 'nim; drop table public.alumni' });
  expect(error?.code).toBe('22P02');
});

it('refuses everybody but the admin', async () => {
  const { verified } = portal.people;
  for (const [viewer, why] of [
    [portal.as(), 'permission denied for function search_alumni_for_admin'],
    [portal.as(verified), 'only the admin'],
  ] as const) {
    const { error } = await viewer.rpc('search_alumni_for_admin', { sort_by: 'full_name' });
    expect(error?.message).toContain(why);
  }
});

describe('filters', () => {
  const filtered = async (filters: Record<string, unknown>, args = {}) =>
    (await list({ filters, search: 'saring', sort_by: 'full_name', ascending: true, ...args })).map(
      ({ full_name, total_count }) => `${full_name} of ${total_count}`,
    );
  const parts = {
    entry_year: '2011',
    profile_image_url: 'https://portal.example/foto.png',
    company: 'PT Listrik Negara',
    location: 'Kota Surakarta',
    bio: 'Halo',
    phone_number: '+62 811-000',
  };
  const standing = {
    special_badge: 'Mentor',
    can_post_jobs: true,
    is_listed: false,
    concentration: 'Teknik Tenaga Listrik',
    nim: 'D400-77',
  };
  beforeAll(async () => {
    const columns = Object.keys({ ...parts, ...standing });
    await portal.sql(
      `insert into public.alumni (full_name, email, ${columns})
       values ('Saring Penuh', 'penuh@saring.example', ${columns.map((_, n) => `$${n + 1}`)}),
         ('Saring Kosong', 'kosong@saring.example', ${columns.map(() => 'default')})`,
      Object.values({ ...parts, ...standing }),
    );
  });

  it('finds who matches all of several filters', async () => {
    const filters = { has_badge: true, can_post_jobs: true, company: 'listrik', is_complete: true };
    expect(await filtered(filters)).toEqual(['Saring Penuh of 1']);
  });

  it('counts the matches of a filter without a search, and everybody without a filter', async () => {
    expect(await filtered({ is_complete: 'true' }, { search: '' })).toEqual(['Saring Penuh of 1']);
    expect(await list({ filters: {} })).toHaveLength(56);
  });

  it.each(Object.keys(parts))('calls nobody complete without %s', async (part) => {
    const set = (value: string) =>
      portal.sql(`update public.alumni set ${part} = $1 where full_name = 'Saring Penuh'`, [value]);
    await portal.sql(`update public.alumni set ${part} = null where full_name = 'Saring Penuh'`);
    const complete = await filtered({ is_complete: 'true' });
    await set(parts[part as keyof typeof parts]);
    expect(complete).toEqual([]);
  });

  it('matches wildcards and quotes literally, and refuses what it does not know', async () => {
    expect(await filtered({ company: '%' })).toEqual([]);
    expect(await filtered({ entry_year: "2011' or true --" })).toEqual([]);
    const { error } = await portal
      .as(portal.people.admin)
      .rpc('search_alumni_for_admin', { filters: { nickname: 'x' } });
    expect(error?.message).toBe('filters has one that alumni do not have');
  });

  it('searches NIM, phone and company as well, words in any order', async () => {
    for (const search of ['d400-77', '811-000 saring', 'negara penuh listrik']) {
      expect(await filtered({}, { search })).toEqual(['Saring Penuh of 1']);
    }
  });
});

it('finds words in any order, in name or e-mail', async () => {
  const names = async (search: string) => (await list({ search })).map((row) => row.full_name);
  expect(await names('  010  orang ')).toHaveLength(3);
  expect(await names('31@many ORANG')).toEqual(['Orang 010']);
  expect(await names('orang nobody')).toEqual([]);
});
