import { beforeAll, expect, it } from 'vitest';
import type { Row } from '../../database.ts';
import { database } from '../../portal.ts';
import { columns } from '../matrix/columns.ts';
import { functionMatrix } from '../matrix/function-matrix.ts';
import { type Actor, actors, people } from '../world/actors.ts';
import { createWorld, type World } from '../world/world.ts';

/** What nothing in this world fills: a second page, what came of an import or a merge, a place in the queue. */
const leftEmpty = [
  'alumni_records former_entry_year',
  'duplicate_pairs next',
  'event_audience others email',
  'event_audience others phone',
  'list_imports imported_by',
  'list_imports undone_at',
  'own_history items cause',
  'own_history items cause_id',
  'own_history items person',
  'own_history items together',
  'own_history next',
  'own_registrations queue_place',
  'preview_import target',
  'record_history items cause',
  'record_history items cause_id',
  'record_history items together',
  'record_history next',
  'search_history items cause',
  'search_history items cause_id',
  'search_history items person',
  'search_history items together',
  'search_registrations_for_admin queue_place',
];
/** A job counts from its approval, and a visitor reads no NIM of a degree. */
const notAsStored = [
  'alumni_profile advanced_degrees',
  'approved_job created_at',
  'approved_jobs items created_at',
];

/** Whether a name of an answer has come with a value, by function and path. */
const answered = new Map<string, boolean>();
const wrong = new Set<string>();

beforeAll(async () => {
  const world = await createWorld(await database);
  await fillColumns(world);
  const stored = await storedRows(world);
  const functions = await world.sql(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v' order by 1`,
  );
  for (const { name } of functions) {
    for (const answer of await answersOf(world, String(name))) read(`${name}`, answer, stored);
  }
});

/** Whatever is empty in a row gets the value that the matrix has for it; what a rule refuses stays empty. */
async function fillColumns({ sql }: World) {
  for (const [table, ofTable] of Object.entries(columns)) {
    for (const [column, [, value]] of Object.entries(ofTable)) {
      await sql(
        `update ${table} as stored set ${column} = filled.${column}
         from jsonb_populate_record(null::${table}, $1::text::jsonb) as filled where stored.${column} is null`,
        [JSON.stringify({ [column]: value })],
      ).catch(() => undefined);
    }
  }
  await sql("update public.alumni set contact_visibility = 'public'");
  await sql("update private.year_groups set entry_year = '2011'");
}

async function storedRows({ sql }: World) {
  const stored = new Map<unknown, Row>();
  for (const table of Object.keys(columns)) {
    for (const { row } of await sql(`select to_jsonb(t)::text as row from ${table} as t`)) {
      const { id, ...values } = JSON.parse(String(row));
      if (id) stored.set(id, values);
    }
  }
  return stored;
}

/** To visitors and alumni, and to the admin what nobody else may call. */
async function answersOf(world: World, name: string) {
  const answers: unknown[] = [];
  for (const { args, outcome, isText } of Object.values(functionMatrix[name] ?? {})) {
    for (const { self, role } of [
      actors.visitor,
      actors['verified alumnus'],
      actors.admin,
    ] as Actor[]) {
      const isAsked =
        outcome[role] === 'answers' && (role !== 'admin' || outcome.alumni !== 'answers');
      if (!isAsked || isText) continue;
      const { data } = await world.as(self).rpc(name, args(self ?? people.verified));
      answers.push(data);
    }
  }
  return answers;
}

/** What is hidden from somebody is null. */
const isSame = (shown: unknown, stored: unknown) =>
  shown === null ||
  JSON.stringify(shown) === JSON.stringify(stored) ||
  Date.parse(`${shown}`) === Date.parse(`${stored}`);

function read(path: string, answer: unknown, stored: Map<unknown, Row>): void {
  if (Array.isArray(answer)) for (const item of answer) read(path, item, stored);
  if (Array.isArray(answer) || !(answer instanceof Object)) return;
  const values = answer as Row;
  const row = stored.get(values.id) ?? {};
  for (const [name, value] of Object.entries(values)) {
    const place = `${path} ${name}`;
    answered.set(place, answered.get(place) || value !== null);
    if (!(name in row)) read(place, value, stored);
    else if (!isSame(value, row[name])) wrong.add(place);
  }
}

it('every column that a function shows is stored by this test and found as it was stored', () => {
  const empty = [...answered.keys()].filter((path) => !answered.get(path));
  expect(empty.sort()).toEqual(leftEmpty);
  expect([...wrong].sort()).toEqual(notAsStored);
});

/** The names in the answers that visitors get from a function; those of the site's texts are what the admin stored. */
function namesFrom(name: string): string[] {
  const calls = Object.values(functionMatrix[name] ?? {});
  const isForVisitors = calls.some(({ outcome }) => outcome.guest === 'answers');
  return [...answered.keys()]
    .filter((path) => isForVisitors && path.startsWith(`${name} `))
    .map((path) => path.slice(`${name} `.length));
}

it('no column is taken from visitors without a word', () => {
  const shown = Object.keys(functionMatrix)
    .map((name) => [name, namesFrom(name).join(', ')])
    .filter(([name, names]) => names && name !== 'site_configuration');
  expect(Object.fromEntries(shown)).toMatchInlineSnapshot(`
    {
      "alumni_profile": "id, bio, email, is_own, company, location, job_title, entry_year, website_url, display_name, linkedin_url, phone_number, thesis_title, concentration, special_badge, graduation_year, advanced_degrees, profile_image_url, contact_is_visible, contact_visibility, organizational_history, trainings_certifications",
      "approved_event": "id, title, version, capacity, category, end_time, location, image_url, event_date, event_time, description, seats_taken, waiting_count, registration_link, registration_mode, registration_deadline",
      "approved_events": "items, items id, items title, items version, items capacity, items category, items end_time, items location, items image_url, items event_date, items event_time, items description, items seats_taken, items waiting_count, items registration_link, items registration_mode, items registration_deadline, total",
      "approved_job": "id, title, deadline, job_type, location, created_at, description, company_name, application_link, company_logo_url",
      "approved_jobs": "items, total, items id, items title, items deadline, items job_type, items location, items created_at, items description, items company_name, items application_link, items company_logo_url",
      "home_events": "items, items id, items title, items version, items capacity, items category, items end_time, items location, items image_url, items event_date, items event_time, items description, items seats_taken, items waiting_count, items registration_link, items registration_mode, items registration_deadline, total",
      "home_statistics": "alumni_count, events_count, jobs_count",
      "job_posting_filters": "job_types, locations",
      "organization_members": "id, name, category, position, image_url, job_description",
      "search_alumni_directory": "id, is_own, company, location, job_title, entry_year, display_name, concentration, special_badge, profile_image_url",
      "search_theses": "alumni_id, entry_year, total_count, degree_level, display_name, thesis_title",
      "work_history_of": "id, end_date, position, start_date, description, company_name",
    }
  `);
});
