import { beforeAll, expect, it } from 'vitest';
import { clientNeeds } from '../../catalogue/client-needs.ts';
import { type ClientNeeds, lostNeeds } from '../../catalogue/lost-needs.ts';
import type { Sql } from '../database.ts';
import { database } from '../portal.ts';
import { rolledBack } from '../rolled-back.ts';

// Opening it takes seconds, which are not those of the first test.
beforeAll(() => database);

const search = `create function public.find_canary(word text, page integer default 1)
  returns table (id uuid, title text) language sql set search_path = '' as 'select id, title from public.canary'`;
const callable = 'grant execute on function public.find_canary to anon';
const live = [
  `create table public.canary (
    id uuid primary key default gen_random_uuid(),
    title text not null check (private.is_filled(title, 200)),
    kind text default 'a' check (kind in ('a', 'b')),
    amount integer check (amount between 1 and 9),
    note varchar(20)
  )`,
  'alter table public.canary enable row level security',
  'create policy "Canary" on public.canary for select to anon using (true)',
  'grant select on public.canary to anon',
  'create view public.canaries as select id, title from public.canary',
  'grant select on public.canaries to anon',
  search,
  callable,
];
const alter = (change: string) => [`alter table public.canary ${change}`];
const replaceCheck = (column: string, check: string) =>
  alter(
    `drop constraint canary_${column}_check, add constraint canary_${column}_check check (${check})`,
  );
const searchAs = (from: string, to: string) => [
  'drop function public.find_canary',
  search.replace(from, to),
  callable,
];

const readNeeds = async (sql: Sql) => (await sql(clientNeeds))[0]?.needs as ClientNeeds;

/** What clients of a portal with a canary lose by the statements, as sentences. */
const lossesOf = (statements: string[]) =>
  rolledBack(async (sql) => {
    for (const statement of live) await sql(statement);
    const before = await readNeeds(sql);
    for (const statement of statements) await sql(statement);
    const lost = lostNeeds(before, await readNeeds(sql));
    return lost.map(({ object, what }) => `${object.replace('public.', '')} ${what}`);
  });

it.each([
  ['a dropped table', ['drop table public.canary cascade'], ['canary is gone', 'canaries is gone']],
  ['a renamed table', alter('rename to bird'), ['canary is gone']],
  ['a dropped column', alter('drop column kind'), ['canary.kind is gone']],
  ['a renamed column', alter('rename note to remark'), ['canary.note is gone']],
  [
    'a column of a view',
    [
      'drop view public.canaries',
      'create view public.canaries as select id from public.canary',
      'grant select on public.canaries to anon',
    ],
    ['canaries.title is gone'],
  ],
  ['a dropped function', ['drop function public.find_canary'], ['find_canary is gone']],
  [
    'a narrower type',
    alter('alter amount type smallint'),
    ['canary.amount was integer and becomes smallint'],
  ],
  [
    'a shorter text',
    alter('alter note type varchar(10)'),
    ['canary.note was character varying(20) and becomes character varying(10)'],
  ],
  [
    'another type',
    alter('alter note type jsonb using null'),
    ['canary.note was character varying(20) and becomes jsonb'],
  ],
  [
    'a new column that every row needs',
    alter('add wing text not null'),
    ['canary.wing is new, and a row without it is refused: give it a default'],
  ],
  [
    'a value that may not be missing',
    alter('alter kind set not null'),
    ['canary.kind may no longer be left out or empty'],
  ],
  [
    'a default less',
    alter('alter id drop default'),
    ['canary.id may no longer be left out or empty'],
  ],
  [
    'fewer values',
    replaceCheck('kind', "kind in ('a')"),
    ["canary.canary_kind_check refuses more than before: CHECK ((kind = 'a'::text))"],
  ],
  [
    'a lower limit',
    replaceCheck('amount', 'amount between 1 and 8'),
    [
      'canary.canary_amount_check refuses more than before: CHECK (((amount >= 1) AND (amount <= 8)))',
    ],
  ],
  [
    'a unique column',
    ['create unique index canary_title on public.canary (lower(title))'],
    ['canary.canary_title refuses more than before: UNIQUE btree (lower(title))'],
  ],
  [
    'a reference',
    alter('add constraint canary_of foreign key (id) references auth.users (id)'),
    ['canary.canary_of refuses more than before: FOREIGN KEY (id) REFERENCES auth.users(id)'],
  ],
  [
    'a revoked right',
    ['revoke select on public.canary from anon'],
    ['canary is no longer open to anon: select'],
  ],
  [
    'a right to fewer columns',
    ['revoke select on public.canary from anon', 'grant select (id) on public.canary to anon'],
    ['canary is no longer open to anon: select'],
  ],
  [
    'a dropped policy',
    ['drop policy "Canary" on public.canary'],
    ['canary is no longer open to anon: select'],
  ],
  [
    'a call that is no longer allowed',
    ['revoke execute on function private.is_admin from anon'],
    ['private.is_admin is no longer open to anon: execute'],
  ],
  [
    'another name of an argument',
    searchAs('word text', 'words text'),
    ['find_canary takes other arguments than before'],
  ],
  [
    'an argument that must be there',
    searchAs(' default 1', ''),
    ['find_canary takes other arguments than before'],
  ],
  [
    'two functions for one call',
    [search.replace('default 1', 'default 1, size integer default 9')],
    ['find_canary exists twice for the same call'],
  ],
  [
    'another type in an answer',
    searchAs('title text', 'title jsonb').map((it) =>
      it.replace('select id, title', 'select id, null::jsonb'),
    ),
    ['find_canary answers something else than before'],
  ],
  [
    'fewer columns in an answer',
    searchAs(', title text', '').map((it) => it.replace('select id, title', 'select id')),
    ['find_canary answers something else than before'],
  ],
])('what live builds lose is named: %s', async (_what, statements, lost) => {
  expect(await lossesOf(statements)).toEqual(lost);
});

it.each([
  ['a new table', ['create table public.bird (id uuid primary key, name text not null)']],
  ['a column that may be left out', alter("add wing text not null default 'left'")],
  ['a wider type', alter('alter amount type bigint')],
  ['a longer text', alter('alter note type varchar(40)')],
  ['more values', replaceCheck('kind', "kind in ('a', 'b', 'c')")],
  ['a higher limit', replaceCheck('amount', 'amount between 0 and 10')],
  ['a longer limit', replaceCheck('title', 'private.is_filled(title, 300)')],
  ['a check less', alter('drop constraint canary_kind_check')],
  ['a check of a new column', alter('add wing text check (char_length(wing) < 9)')],
  ['a value that may be missing', alter('alter title drop not null')],
  ['an argument that may be left out', searchAs('default 1', 'default 1, size integer default 9')],
  [
    'more columns in an answer',
    searchAs('title text', 'title text, kind text').map((it) =>
      it.replace('select id, title', 'select id, title, kind'),
    ),
  ],
  [
    'another body',
    [
      'drop policy "Canary" on public.canary',
      'create policy "Bird" on public.canary to anon using (amount > 1)',
    ],
  ],
])('an addition is no loss: %s', async (_what, statements) => {
  expect(await lossesOf(statements)).toEqual([]);
});
