import { beforeEach, expect, it } from 'vitest';
import type { Row } from '../database.ts';
import { freshPortal, type Portal } from '../portal.ts';
import { productModule } from '../product.ts';

type Problem = (typed: never, ahead?: number) => string | null;

const rules = await productModule<Record<string, Problem>>('packages/ui/src/form/field-rules.ts');
const { capacityProblem } = await productModule<{ capacityProblem: Problem }>(
  'apps/admin/src/features/events/registration-rules.ts',
);
const { numberProblem } = await productModule<{ numberProblem: Problem }>(
  'apps/admin/src/form/number-field.tsx',
);
const { alumniFilters } = await productModule<{
  alumniFilters: readonly { name: string; options?: readonly { value: string }[] }[];
}>('apps/admin/src/features/alumni/alumni-filters.ts');
const { largestParty } = await productModule<{ largestParty: number }>(
  'packages/api/src/registration/registration.model.ts',
);

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format();
const year = Number(today.slice(0, 4));
const dayAfter = (days: number) =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

/** What a field may hold at its ends, how it is typed, and the row that it is written to. */
interface Field {
  /** What the database says of a number beyond an end. */
  refusal: string;
  ends: readonly [number, number];
  typed?: (value: number) => unknown;
  problem: (typed: unknown) => string | null;
  table: string;
  row: (typed: unknown) => Row;
}

const yearRule =
  (ahead = 0) =>
  (typed: unknown) =>
    rules.yearProblem?.(typed as never, ahead) ?? null;
const ruleOf = (rule?: Problem) => (typed: unknown) => rule?.(typed as never) ?? null;
const entry = (list: string, name: string, item: Row) => (typed: unknown) => ({
  full_name: 'A',
  [list]: [{ id: 'a', ...item, [name]: typed }],
});
const degree = { degree_level: 'S2', university: 'A' };
const event = { title: 'A', event_date: '2027-01-01' };
const job = { title: 'A', company_name: 'A', description: 'A' };

const fields: Readonly<Record<string, Field>> = {
  'year of entry': {
    refusal: `Tahun harus antara 1970 dan ${year}.`,
    ends: [1970, year],
    typed: String,
    problem: yearRule(),
    table: 'alumni',
    row: (entry_year) => ({ full_name: 'A', entry_year }),
  },
  'year of graduation': {
    refusal: `Tahun harus antara 1970 dan ${year}.`,
    ends: [1970, year],
    typed: String,
    problem: yearRule(),
    table: 'alumni',
    row: (graduation_year) => ({ full_name: 'A', graduation_year }),
  },
  'year of a degree': {
    refusal: `Tahun harus antara 1970 dan ${year + 10}.`,
    ends: [1970, year + 10],
    typed: String,
    problem: yearRule(10),
    table: 'alumni',
    row: entry('advanced_degrees', 'graduation_year', degree),
  },
  'year of a training': {
    refusal: `Tahun harus antara 1970 dan ${year + 10}.`,
    ends: [1970, year + 10],
    typed: String,
    problem: yearRule(10),
    table: 'alumni',
    row: entry('trainings_certifications', 'year', { name: 'A', issuer: 'A' }),
  },
  'year of an event': {
    refusal: `Tahun kegiatan harus antara 2000 dan ${year + 5}.`,
    ends: [2000, year + 5],
    typed: (value) => `${value}-06-01`,
    problem: ruleOf(rules.eventDateProblem),
    table: 'events',
    row: (event_date) => ({ ...event, event_date }),
  },
  'last day of a job': {
    refusal: 'Batas lamaran paling cepat hari ini dan paling lama 180 hari lagi.',
    ends: [0, 180],
    typed: dayAfter,
    problem: ruleOf(rules.deadlineProblem),
    table: 'job_postings',
    row: (deadline) => ({ ...job, deadline }),
  },
  'number of seats': {
    refusal: '"events_capacity_check"',
    ends: [1, 10_000],
    problem: ruleOf(capacityProblem),
    table: 'events',
    row: (capacity) => ({ ...event, capacity, registration_mode: 'portal' }),
  },
  'place among the members': {
    refusal: 'out of range for type integer',
    ends: [-2_147_483_647, 2_147_483_647],
    problem: ruleOf(numberProblem),
    table: 'organization_structure',
    row: (display_order) => ({ name: 'A', position: 'A', display_order }),
  },
};

it.each(Object.entries(fields))(
  'the %s ends where the database ends it',
  async (_, { ends: [least, most], typed = (value) => value, problem, table, row, refusal }) => {
    const rows = portal.as(portal.people.admin).from(table);
    for (const value of [least, most].map(typed)) {
      expect(problem(value), String(value)).toBeNull();
      expect((await rows.insert(row(value) as never)).error, String(value)).toBeNull();
    }
    for (const value of [least - 1, most + 1].map(typed)) {
      expect(problem(value), String(value)).not.toBeNull();
      // The least integer is one less than the greatest, and no place that anybody needs.
      if (value !== -2_147_483_648)
        expect((await rows.insert(row(value) as never)).error?.message, String(value)).toContain(
          refusal,
        );
    }
  },
);

it('the form of an event takes as many people as the database', async () => {
  const [row] = await portal.sql(
    `insert into public.events (title, event_date) values ('A', '2027-01-01') returning id as event_id`,
  );
  const add = (party_size: number) =>
    portal.sql(
      `insert into public.event_registrations (event_id, guest_name, party_size, status) values ($1, 'A', $2, 'registered')`,
      [row?.event_id, party_size],
    );
  await add(1);
  await add(largestParty);
  await expect(add(0)).rejects.toThrow('party_size');
  await expect(add(largestParty + 1)).rejects.toThrow('party_size');
});

it('the list of alumni can be filtered by every year that there may be', () => {
  const years = alumniFilters.find(({ name }) => name === 'entry_year')?.options ?? [];
  expect([years.at(-1)?.value, years[0]?.value]).toEqual(['1970', String(year)]);
});
