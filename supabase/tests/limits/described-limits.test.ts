import { beforeAll, expect, it } from 'vitest';
import type { Row } from '../database.ts';
import { freshPortal, type Portal } from '../portal.ts';
import { productModule } from '../product.ts';
import { rolledBack } from '../rolled-back.ts';
import {
  columnName,
  databaseLimits,
  describedAreas,
  isOfTable,
  type Kind,
  longestLink,
  member,
  type Schema,
  tables,
  workKind,
} from './database-limits.ts';

const { emptyProfile } = await productModule<{ emptyProfile(name: string): Row }>(
  'packages/api/src/alumni/profile.model.ts',
);
const { profileSchema } = await member<{ profileSchema: Schema }>('profile/form/profile-schema');
const { emptyJob, jobFormSchema } = await member<{ emptyJob(): Row; jobFormSchema: Schema }>(
  'post-job/job-form-schema',
);
const lists = await member<Record<'trainings' | 'organizations' | 'degrees', Kind>>(
  'profile/lists/list-kinds',
);

let portal: Portal;
let limits: ReadonlyMap<string, number>;

beforeAll(async () => {
  portal = await freshPortal();
  limits = await databaseLimits(portal.sql);
});

/** A text of this length that its column takes otherwise. */
function textOf(column: string, length: number): string {
  if (/_(url|link)$/.test(column)) return 'https://a.example/'.padEnd(length, 'x');
  return column === 'email' ? `a@${'x'.repeat(length - 2)}` : 'x'.repeat(length);
}

/** Of a telephone number its digits are limited, which are fewer. */
const isText = (name: string) => name !== 'alumni.phone_number';
const isLimited = (name: string) => limits.has(name) && isText(name);

it('what is described has the limits of the database', () => {
  const described = Object.entries(describedAreas).flatMap(([area, columns]) =>
    Object.entries(columns).map(([column, { limit }]) => [`${tables[area]}.${column}`, limit]),
  );
  const limited = described.filter(([, limit]) => limit !== undefined);
  const areas = new Set(limited.map(([name]) => String(name).split('.')[0]));
  // Links are limited by their rule.
  const known = [...limits].filter(
    ([name, limit]) => areas.has(name.split('.')[0] ?? '') && limit !== longestLink,
  );
  expect(Object.fromEntries(limited)).toEqual(Object.fromEntries(known));
});

const required = `
  insert into public.events (title, event_date) values ('A', '2027-01-01');
  insert into public.event_registrations (event_id, guest_name, party_size, status) select id, 'A', 1, 'registered' from public.events;
  insert into public.job_postings (title, company_name, description) values ('A', 'A', 'A');
  insert into public.organization_structure (name, position) values ('A', 'A');
  insert into public.work_history (alumni_id, company_name, position, start_date) select id, 'A', 'A', '2020-01-01' from public.alumni limit 1;
  insert into public.notifications (user_id, message, subject_id, topic, value_before, value_after)
    select id, 'A', id, 'job', 'a', 'b' from auth.users limit 1`;

it('each column takes a text of its limit, and none of one character more', async () => {
  const known = [...limits].filter(([name]) => isOfTable(name));
  expect(known.length).toBeGreaterThan(40);
  const wrong = await rolledBack(async (sql) => {
    for (const statement of required.split(';')) await sql(statement);
    const takes = async (name: string, length: number) => {
      const [table, column = ''] = name.split('.');
      await sql('savepoint one');
      const isTaken = await sql(
        `update public.${table} set ${column} = $1 where ctid = (select max(ctid) from public.${table})`,
        [textOf(column, length)],
      ).then(
        () => true,
        () => false,
      );
      await sql('rollback to savepoint one');
      return isTaken;
    };
    const names: string[] = [];
    for (const [name, limit] of known.filter(([one]) => isText(one))) {
      if (!(await takes(name, limit)) || (await takes(name, limit + 1))) names.push(name);
    }
    return names;
  });
  expect(wrong).toEqual([]);
});

/** The fields of a form that refuse a text of the limit, or take one of a character more. */
function wrongFields(schema: Schema, values: Row, limitOf: (column: string) => number | undefined) {
  const refuses = (field: string, length: number) => {
    const text = textOf(columnName(field), length);
    const { error } = schema.safeParse({ ...values, [field]: text });
    return error?.issues.some(({ path }) => path[0] === field) === true;
  };
  return Object.keys(schema.shape).filter((field) => {
    const limit = limitOf(columnName(field));
    return limit !== undefined && (refuses(field, limit) || !refuses(field, limit + 1));
  });
}

it.each<[string, string, Schema, Row]>([
  ['profile', 'alumni', profileSchema, emptyProfile('A')],
  ['proposed job', 'job_postings', jobFormSchema, emptyJob()],
  ['entry of the work history', 'work_history', workKind.schema, workKind.empty],
])('the form of a %s refuses what its table refuses', (_, table, schema, values) => {
  const limitOf = (column: string) =>
    isLimited(`${table}.${column}`) ? limits.get(`${table}.${column}`) : undefined;
  expect(Object.keys(schema.shape).filter((field) => limitOf(columnName(field)))).not.toEqual([]);
  expect(wrongFields(schema, values, limitOf)).toEqual([]);
});

it.each([
  ['trainings_certifications', lists.trainings],
  ['organizational_history', lists.organizations],
  ['advanced_degrees', lists.degrees],
] as const)('an entry of %s refuses what its form refuses', async (list, { schema, empty }) => {
  const [row] = await portal.sql('select private.item_limits($1) as limits', [list]);
  // A year is no text; a name of an organization is of former entries.
  const limited = Object.entries(row?.limits as Record<string, number>).filter(
    ([field]) =>
      !/^id$|year/.test(field) && !(list === 'organizational_history' && field === 'name'),
  );
  const fields = Object.keys(schema.shape).map(columnName);
  expect(limited.map(([field]) => field).sort()).toEqual(
    fields.filter((field) => !/^id$|year/.test(field)).sort(),
  );
  expect(wrongFields(schema, empty, (column) => Object.fromEntries(limited)[column])).toEqual([]);
  const { verified } = portal.people;
  const entry = Object.fromEntries(fields.map((field) => [field, /year/.test(field) ? '' : 'a']));
  const take = async (item: Row) => {
    const rows = portal.as(verified).from('alumni');
    const { error } = await rows.update({ [list]: [item] }).eq('user_id', verified.id);
    return error?.message;
  };
  const longest = limited.map(([field, limit]) => [field, 'x'.repeat(limit)]);
  expect(await take({ ...entry, ...Object.fromEntries(longest) })).toBeUndefined();
  for (const [field, limit] of limited) {
    const tooLong = { ...entry, [field]: 'x'.repeat(limit + 1) };
    expect(await take(tooLong), field).toContain('terlalu panjang');
  }
});
