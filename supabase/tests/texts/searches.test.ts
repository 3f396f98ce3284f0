import { beforeAll, describe, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await freshPortal();
  await portal.sql(
    `with person as (
       insert into public.alumni (
         full_name, email, nim, phone_number, company, location, concentration, thesis_title, validation_status
       ) values (
         'Ma\u2019ruf Ren\u00e9', 'maruf@texts.example', '09.07.113456', '0812-3456-7890', 'PT \u201c\u00c9nergi\u201d', 'S\u00e3o Tom\u00e9',
         'Te\u0301knik Arus\u00a0Kuat', 'Gardu Jum\u02bcat 2024\u20132025', 'verified'
       ) returning id
     ), event as (
       insert into public.events (title, location, event_date, status)
       values ('Temu Jum\u2019at', 'Caf\u00e9', '2026-12-01', 'approved') returning id
     ), job as (
       insert into public.job_postings (title, company_name, description, status)
       values ('Ing\u00e9nieur', 'PT Ma\u2019ruf', 'R\u00e9seau 24\u20132025', 'approved')
     )
     insert into public.event_registrations (event_id, alumni_id, guest_name, party_size, status)
     select event.id, person.id, null, 1, 'registered'::public.registration_status from event, person
     union all select event.id, null, 'Nu\u2019man D\u00e9wi', 1, 'registered' from event`,
  );
});

const spellings = [
  "ma'ruf",
  'Ma\u2019ruf',
  'MARUF rene',
  'Rene\u0301\u00a0Ma\u2018ruf',
  '\u200bmaruf',
];

async function foundBy(rpc: string, values: object): Promise<unknown[]> {
  const { data, error } = await portal.as(portal.people.admin).rpc(rpc, values);
  expect(error).toBeNull();
  return (data ?? []) as unknown[];
}

describe.each(spellings)('%j finds the same', (text) => {
  it('people of the directory, the thesis bank and the admin', async () => {
    expect(await foundBy('search_alumni_directory', { by_name: text })).toHaveLength(1);
    expect(await foundBy('search_theses', { search: text })).toHaveLength(1);
    expect(await foundBy('search_alumni_for_admin', { search: text })).toHaveLength(1);
  });

  it('participants of an event', async () => {
    const [event] = await portal.sql("select id from public.events where title like 'Temu Jum%'");
    const values = { event_id: event?.id, search: text };
    expect(await foundBy('search_registrations_for_admin', values)).toHaveLength(1);
  });
});

it('a guest is found without apostrophe and accent', async () => {
  const [event] = await portal.sql("select id from public.events where title like 'Temu Jum%'");
  const values = { event_id: event?.id, search: 'dewi numan' };
  expect(await foundBy('search_registrations_for_admin', values)).toHaveLength(1);
});

it.each([
  { by_company: '"energi"' },
  { by_location: 'sao tome' },
  { by_concentration: 'TEKNIK arus kuat' },
])('the directory finds %o', async (filter) => {
  expect(await foundBy('search_alumni_directory', filter)).toHaveLength(1);
});

it.each([{ company: 'energi' }, { location: 'tome' }, { concentration: 'teknik kuat' }])(
  'the filter of the admin finds %o',
  async (filters) => expect(await foundBy('search_alumni_for_admin', { filters })).toHaveLength(1),
);

it.each([
  '081234567890',
  '8123456',
  '+6281234',
  '+62 812-3456-7890',
  '0812\u20133456',
  '(0812) 3456 7890',
  '6281234567890',
  '0907113456',
  '09.07.113456',
])('%s is compared by its digits', async (search) => {
  expect(await foundBy('search_alumni_for_admin', { search })).toHaveLength(1);
});

it('titles of theses, events and jobs are searched in the same form', async () => {
  expect(await foundBy('search_theses', { search: "gardu jum'at 2024-2025" })).toHaveLength(1);
  const admin = portal.as(portal.people.admin);
  const events = await admin.from('events').select('id').like('searched', '%jumat%cafe%');
  expect(events.data).toHaveLength(1);
  const jobs = await admin
    .rpc('jobs_for_admin')
    .select('id')
    .or(
      'and(or(searched.imatch.ingenieur),or(searched.imatch.maruf),or(searched_description.imatch.reseau))',
    );
  expect(jobs.data).toHaveLength(1);
});

it('a decision on all that match means the rows that the search shows', async () => {
  const condition = (kind: string, search: string) =>
    portal.sql('select private.matching_condition($1, $2, null, null) as condition', [
      kind,
      search,
    ]);
  const [of] = await condition('events', 'Jum\u2019at');
  const rows = await portal.sql(`select id from public.events where ${of?.condition}`);
  expect(rows).toHaveLength(1);
});
