/** Signs of four bytes, so that a text of the greatest length is as long as it can be. */
const text = (length: number) => `repeat('🔧', ${length})`;

/** The longest texts that the tables take, 200 rows where a list may have many. */
export const longestRows = (own: string) => [
  `update public.alumni set bio = ${text(2000)}, thesis_title = ${text(1000)}, job_title = ${text(200)},
     company = ${text(200)}, location = ${text(200)}, concentration = ${text(200)}, is_listed = true`,
  `insert into public.alumni (full_name, email, validation_status, is_listed, entry_year, thesis_title, bio, job_title)
   select ${text(200)}, n || '@panjang.example', 'verified', true, '2001', ${text(1000)}, ${text(2000)}, ${text(200)}
   from generate_series(1, 48) as n`,
  `insert into public.work_history (alumni_id, company_name, position, start_date, description)
   select id, ${text(200)}, ${text(200)}, '2020-01-01', ${text(2000)}
   from (select id from public.alumni where validation_status <> 'rejected' limit 4) as owners, generate_series(1, 50)`,
  `insert into public.events (title, description, location, event_date, status)
   select ${text(200)}, ${text(5000)}, ${text(300)}, '2026-01-01', 'approved' from generate_series(1, 48)`,
  `insert into public.job_postings (title, company_name, location, description, status, posted_by_user_id)
   select ${text(200)}, ${text(200)}, ${text(200)}, ${text(5000)}, 'approved', '${own}' from generate_series(1, 48)`,
  `insert into public.notifications (user_id, message) select '${own}', ${text(1000)} from generate_series(1, 200)`,
  `insert into public.organization_structure (name, position, job_description)
   select ${text(200)}, ${text(200)}, ${text(2000)} from generate_series(1, 200)`,
  `insert into public.site_configurations (config_key, config_value)
   select 'extra_' || n, to_jsonb(${text(5000)}) from generate_series(1, 40) as n`,
];
