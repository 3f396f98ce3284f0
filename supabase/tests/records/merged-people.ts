import type { Random } from '../../seed/random.ts';
import type { Row } from '../database.ts';
import type { Portal } from '../portal.ts';

export const areas = ['alumni', 'work', 'registration'] as const;
type Area = (typeof areas)[number];
export interface LeftOut {
  id: string;
  name: string | null;
  reason: string;
}

/** Letters beyond A–Z, digits of other scripts, signs between. */
const nims = [
  '1155',
  '11.55',
  'É1155',
  'ß1155',
  'ı1155',
  'İ1155',
  'Ａ1155',
  'А1155',
  '١١٥٥',
  'ñ-2',
  'Ǆ2',
  'é1155',
];
export const texts = [
  'full_name',
  'nim',
  'concentration',
  'thesis_title',
  'internship_place',
  'other_academic_info',
  'job_title',
  'company',
  'location',
  'bio',
  'phone_number',
  'linkedin_url',
  'website_url',
  'special_badge',
];
export const lists = {
  advanced_degrees: (text: string) => ({ degree_level: 'S2', university: text }),
  trainings_certifications: (text: string) => ({ name: text, issuer: 'BLK' }),
  organizational_history: (text: string) => ({ position: 'Ketua', name: text }),
};
export type List = keyof typeof lists;

/** Told by others. */
const derived = '{version,updated_at,masked_name,public_degrees,certification_names}';
const tables: Record<Area, string> = {
  alumni: 'public.alumni',
  work: 'public.work_history',
  registration: 'public.event_registrations',
};

/** The people of one chain of merges, and how each of their rows should stand once all merges are taken back. */
export class MergedPeople {
  readonly expected: Record<Area, Map<string, Row>> = {
    alumni: new Map(),
    work: new Map(),
    registration: new Map(),
  };
  /** Rows and columns whose value the portal, or an act that is undone, may have changed as well. */
  readonly loose = new Set<string>();
  readonly done: string[] = [];
  merges: string[] = [];
  decisions: { id: string; record: string; before: Row }[] = [];
  private count = 0;

  constructor(
    readonly portal: Portal,
    readonly random: Random,
  ) {}

  next() {
    this.count += 1;
    return this.count;
  }

  /** A value that no other row has, in a form that the column takes. */
  text(column: string) {
    const number = this.next();
    if (column === 'nim') return `${this.random.pick(nims)}${number}`;
    if (column === 'phone_number') return `0812 ${String(1000 + number)} ${String(5000 + number)}`;
    if (column.endsWith('_url')) return `https://x.example/${number}`;
    return `${column} ${number}`;
  }

  async rows(area: Area): Promise<Map<string, Row>> {
    const rows = await this.portal.sql(
      `select to_jsonb(t) - '${derived}'::text[] as row from ${tables[area]} as t order by created_at, id`,
    );
    return new Map(rows.map(({ row }) => [String((row as Row).id), row as Row]));
  }

  /** A row as it stands, or nothing. */
  async pick(area: Area): Promise<Row | undefined> {
    const rows = [...(await this.rows(area)).values()].filter(
      (row) => area === 'alumni' || row.alumni_id,
    );
    return rows.length > 0 ? this.random.pick(rows) : undefined;
  }

  expect(area: Area, id: unknown, values: Row) {
    this.expected[area].set(String(id), { ...this.expected[area].get(String(id)), ...values });
  }

  async call(name: string, args: object) {
    const { portal } = this;
    const { data, error } = await portal.as(portal.people.admin).rpc(name, args as never);
    return { data: data as unknown, error };
  }

  /** Three to five people, some with equal or missing values, work of the same kind and registrations for small events. */
  async begin() {
    const { portal, random } = this;
    const { sql } = portal;
    await sql('delete from public.events');
    await sql('delete from public.alumni');
    await sql('delete from private.daily_counts');
    const events = Array.from({ length: 3 }, () => random.uuid());
    for (const id of events) {
      await sql(
        `insert into public.events (id, title, event_date, status, registration_mode, capacity) values ($1, $2, current_date + 30, 'approved', 'portal', $3)`,
        [id, `Temu ${this.next()}`, random.chance(0.8) ? random.integer(2, 6) : null],
      );
    }
    const people = random.integer(3, 5);
    for (let place = 0; place < people; place += 1) await this.appear(place, events);
    for (const area of areas) {
      for (const [id, row] of await this.rows(area)) this.expect(area, id, row);
    }
  }

  private valuesOf(place: number): Row {
    const { random } = this;
    const values: Row = {
      id: random.uuid(),
      full_name: `Warga ${this.next()}`,
      created_at: `2020-01-0${place + 1}`,
    };
    for (const column of texts.slice(1).filter(() => random.chance(0.5)))
      values[column] = this.text(column);
    // What others may say as well.
    for (const column of ['job_title', 'company', 'bio'].filter(() => random.chance(0.3)))
      values[column] = column;
    if (random.chance(0.3)) values.nim = random.pick(nims);
    if (random.chance(0.7)) values.email = `warga${this.next()}@x.example`;
    for (const [list, item] of Object.entries(lists)) {
      values[list] = Array.from({ length: random.integer(0, 2) }, () => ({
        id: random.uuid(),
        ...item(random.chance(0.4) ? 'sama' : `${list} ${this.next()}`),
      }));
    }
    return {
      ...values,
      validation_status: random.pick(['pending', 'verified', 'verified', 'rejected']),
      can_post_jobs: random.chance(0.3),
      is_listed: random.chance(0.7),
      contact_visibility: random.pick(['public', 'alumni', 'private']),
    };
  }

  private async appear(place: number, events: string[]) {
    const values = this.valuesOf(place);
    const names = Object.keys(values);
    await this.portal.sql(
      `insert into public.alumni (${names}) select ${names} from jsonb_populate_record(null::public.alumni, $1::text::jsonb)`,
      [JSON.stringify(values)],
    );
    for (let job = this.random.integer(0, 2); job > 0; job -= 1) await this.addWork(values.id);
    for (const event of events.filter(() => this.random.chance(0.6)))
      await this.register(event, { alumni_id: values.id });
  }

  async addWork(alumni_id: unknown) {
    const id = this.random.uuid();
    await this.portal.sql(
      `insert into public.work_history (id, alumni_id, company_name, position, start_date) values ($1, $2, $3, $4, '2020-01-01')`,
      [
        id,
        alumni_id,
        this.random.pick(['PT A', 'PT B']),
        this.random.chance(0.6) ? 'Teknisi' : `Ahli ${this.next()}`,
      ],
    );
    return id;
  }

  async register(event_id: string, who: { alumni_id: unknown } | { guest_name: string }) {
    const id = this.random.uuid();
    const { alumni_id, guest_name } = who as Record<string, unknown>;
    await this.portal.sql(
      'select private.enter_event(private.lock_event($1), $2, $3, $4, $5, null) from public.events where id = $1 and coalesce(capacity, 9) >= $5',
      [event_id, id, alumni_id ?? null, guest_name ?? null, this.random.integer(1, 2)],
    );
    return id;
  }
}
