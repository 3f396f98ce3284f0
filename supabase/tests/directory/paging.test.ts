import { beforeAll, describe, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';

// More than any answer of the service holds, whatever its limit.
const count = 1_005;
let portal: Portal;
beforeAll(async () => {
  portal = await freshPortal();
  const { verified } = portal.people;
  const inserts = [
    `public.events (title, event_date, status) select 'A' || n, '2026-01-01', 'approved'`,
    `public.job_postings (title, company_name, description, status) select 'A' || n, 'B', 'C', 'approved'`,
    `public.organization_structure (name, position) select 'A' || n, 'B'`,
    `public.notifications (user_id, message) select '${verified.id}', 'A' || n`,
    `public.alumni (full_name, email, thesis_title, validation_status)
     select 'A' || n, n || '@many.example', 'Judul ' || n, 'verified'`,
  ];
  for (const insert of inserts) {
    await portal.sql(`insert into ${insert} from generate_series(1, ${count}) as n`);
  }
});

/** Reads page after page until one is empty. */
async function readAll(
  page: (from: number) => PromiseLike<{ data: unknown[] | null; error: unknown }>,
) {
  const rows = new Set<string>();
  for (let from = 0; ; ) {
    const { data, error } = await page(from);
    expect(error).toBeNull();
    if (!data || data.length === 0) return rows.size;
    for (const row of data) rows.add(JSON.stringify(row));
    from += data.length;
  }
}

describe('row 1,001 is reached', () => {
  it.each([
    ['events', 'admin'],
    ['job_postings', 'admin'],
    ['organization_structure', 'admin'],
    ['notifications', 'verified'],
  ] as const)('in %s, for the %s', async (table, who) => {
    const reader = portal.as(portal.people[who]);
    const pages = (from: number) =>
      reader
        .from(table)
        .select('id')
        .order('id')
        .range(from, from + 499);
    expect(await readAll(pages)).toBe(count);
  });

  it.each(['approved_events', 'approved_jobs'])('by %s', async (list) => {
    const args = list === 'approved_events' ? { is_upcoming: false, today: '2026-02-01' } : {};
    const pages = async (page_offset: number) => {
      const page = { page_size: 1000, page_offset };
      const { data, error } = await portal.as().rpc(list, { ...args, ...page });
      return { data: data?.items, error };
    };
    expect(await readAll(pages)).toBe(count);
  });

  it('among the members of the organisation', async () => {
    const pages = (page_offset: number) => portal.as().rpc('organization_members', { page_offset });
    expect(await readAll(pages)).toBe(count);
  });

  it('in the thesis bank', async () => {
    const pages = (page_offset: number) =>
      portal.as().rpc('search_theses', { page_size: 100, page_offset });
    expect(await readAll(pages)).toBe(count);
  });

  it('in the list of the admin', async () => {
    const pages = (page_offset: number) =>
      portal
        .as(portal.people.admin)
        .rpc('search_alumni_for_admin', { page_size: 200, page_offset });
    expect(await readAll(pages)).toBe(count + 4);
  });

  it('in the directory', async () => {
    let last: { entry_year: string | null; id: string } | undefined;
    const pages = async () => {
      const after = last && { after_entry_year: last.entry_year ?? '', after_id: last.id };
      const answer = await portal.as().rpc('search_alumni_directory', { ...after, page_size: 48 });
      last = answer.data?.at(-1);
      return answer;
    };
    expect(await readAll(pages)).toBe(count + 2);
  });
});
