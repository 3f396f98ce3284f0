import { database } from '../portal.ts';
import { productModule } from '../product.ts';

interface Write {
  mutationFn(variables: object): Promise<unknown>;
}
export type Make = (...values: unknown[]) => Write;

export const admin = <Exports>(path: string) =>
  productModule<Exports>(`apps/admin/src/features/${path}.ts`);
export const member = <Exports>(path: string) =>
  productModule<Exports>(`apps/member/src/features/${path}.ts`);

/** The day in Jakarta until which a new job stands. */
export const jobDeadline = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(
    Date.now() + 30 * 86_400_000,
  );

/** Of a row of this table without what is empty, its id and its times. */
export const filledColumns = (table: string) =>
  `jsonb_strip_nulls(to_jsonb(${table}.*)) - '{id,created_at,updated_at}'::text[] as filled`;

/** What is stored in the row that has the value in this column. */
export async function storedIn(table: string, column: string, value: unknown): Promise<unknown> {
  const { sql } = await database;
  const query = `select ${filledColumns(table)} from public.${table} where ${column} = $1`;
  return (await sql(query, [value]))[0]?.filled;
}

/** What rows hold of which nothing but what is required was filled. */
const alumnus = {
  name_visibility: 'private',
  is_hidden_from_name_search: false,
  contact_visibility: 'alumni',
  validation_status: 'pending',
  review_count: 0,
  can_post_jobs: false,
  is_listed: true,
  advanced_degrees: [],
  public_degrees: [],
  trainings_certifications: [],
  organizational_history: [],
  version: 1,
};
export const named = { ...alumnus, full_name: 'Ani Baru', masked_name: 'A** B***' };
export const event = {
  title: 'Reuni',
  event_date: '2027-01-02',
  status: 'pending',
  category: 'lainnya',
  registration_mode: 'none',
  seats_taken: 0,
  waiting_count: 0,
  searched: 'reuni',
  version: 1,
};
export const job = {
  title: 'Teknisi',
  company_name: 'PT A',
  description: 'Merawat.',
  job_type: 'Full-time',
  status: 'pending',
  review_count: 0,
  searched: 'teknisi\npt a',
  searched_description: 'merawat.',
  version: 1,
};
export const orgMember = {
  name: 'Ani',
  position: 'Ketua',
  category: 'dewan-penasehat',
  display_order: 0,
  version: 1,
};
