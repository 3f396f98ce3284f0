/** Signs of four bytes, so that a text of the greatest length is as long as it can be. */
const text = (length: number) => `repeat('🔧', ${length})`;

/** The most that a list in a row takes: 50 entries, of 100,000 bytes together. */
const list = (fields: string[]) =>
  `(select jsonb_agg(jsonb_build_object('id', n::text, ${fields.map((field) => `'${field}', ${text(Math.floor(450 / fields.length))}`)})) from generate_series(1, 50) as n)`;

/** The longest description for as many rows as a page shows. */
const longOnAPage = `case when n > 48 then 'D' else ${text(5000)} end`;

/** The longest texts that the tables take, 200 rows where a list may have many, and all of an account's own. */
export const longestRows = (own: string) => [
  `update public.alumni set bio = ${text(2000)}, thesis_title = ${text(1000)}, job_title = ${text(200)},
     company = ${text(200)}, location = ${text(200)}, concentration = ${text(200)}, other_academic_info = ${text(5000)},
     review_note = ${text(500)}, decision_note = ${text(500)}, is_listed = true,
     advanced_degrees = ${list(['degree_level', 'university'])}, trainings_certifications = ${list(['name', 'issuer'])},
     organizational_history = ${list(['position', 'name'])}`,
  `insert into public.alumni (full_name, email, validation_status, is_listed, entry_year, thesis_title, bio, job_title)
   select ${text(200)}, n || '@panjang.example', 'verified', true, '2001', ${text(1000)}, ${text(2000)}, ${text(200)}
   from generate_series(1, 48) as n`,
  `insert into public.work_history (alumni_id, company_name, position, start_date, description)
   select id, ${text(200)}, ${text(200)}, '2020-01-01', ${text(2000)}
   from (select id from public.alumni where validation_status <> 'rejected'
     order by user_id = '${own}' desc nulls last limit 4) as owners, generate_series(1, 50)`,
  `insert into public.events (title, description, location, event_date, status)
   select ${text(200)}, ${longOnAPage}, ${text(300)}, '2026-01-01', 'approved' from generate_series(1, 500) as n`,
  `insert into public.event_registrations (event_id, alumni_id, party_size, status, note, cancel_reason)
   select event.id, alumnus.id, 1, 'cancelled', ${text(500)}, ${text(300)}
   from public.events as event, public.alumni as alumnus where alumnus.user_id = '${own}'`,
  `insert into public.job_postings (title, company_name, location, description, status, posted_by_user_id)
   select ${text(200)}, ${text(200)}, ${text(200)}, ${longOnAPage}, 'approved', '${own}' from generate_series(1, 200) as n`,
  `insert into public.notifications (user_id, message) select '${own}', ${text(1000)} from generate_series(1, 200)`,
  `insert into public.organization_structure (name, position, job_description)
   select ${text(200)}, ${text(200)}, ${text(2000)} from generate_series(1, 200)`,
  `insert into public.site_configurations (config_key, config_value)
   select 'extra_' || n, to_jsonb(${text(5000)}) from generate_series(1, 40) as n`,
];
