-- What is searched of alumni, for the directory and for the admin, in tables of their own.

-- The search index of the directory: one narrow row of texts in the form for searches per alumnus, maintained by triggers. Scanning all of
-- it costs less than reading a few thousand wide rows of `alumni`. A decision changes one flag of a row: no index contains
-- the flag and half of each page is free, so that PostgreSQL leaves all indexes alone, since writing the trigrams of 50,000
-- rows again takes longer than the decision: https://www.postgresql.org/docs/current/storage-hot.html. The price: the table
-- is twice as large, and reads skip unlisted rows.
create table private.directory_entries (
  alumni_id uuid primary key references public.alumni (id) on delete cascade,
  entry_year text not null,
  graduation_year text not null,
  full_name text not null,
  concentration text not null,
  job_title text not null,
  company text not null,
  location text not null,
  certifications text not null,
  is_listed boolean not null,
  is_hidden_from_name_search boolean not null
) with (fillfactor = 50);

create index directory_entries_order
  on private.directory_entries (entry_year desc, alumni_id desc);
create index directory_entries_search on private.directory_entries using gin (
  full_name extensions.gin_trgm_ops,
  concentration extensions.gin_trgm_ops,
  job_title extensions.gin_trgm_ops,
  company extensions.gin_trgm_ops,
  location extensions.gin_trgm_ops,
  certifications extensions.gin_trgm_ops
);

create view private.directory_words as
select
  id as alumni_id,
  coalesce(entry_year, '') as entry_year,
  coalesce(graduation_year, '') as graduation_year,
  private.search_form(full_name) as full_name,
  private.search_form(coalesce(concentration, '')) as concentration,
  private.search_form(coalesce(job_title, '')) as job_title,
  private.search_form(coalesce(company, '')) as company,
  private.search_form(coalesce(location, '')) as location,
  private.search_form(coalesce(certification_names, '')) as certifications,
  validation_status = 'verified' and is_listed as is_listed,
  is_hidden_from_name_search
from public.alumni;

-- The text that the admin searches, and the keys by which doubles are found, are in a table of their own: a decision on a row
-- does not change them, and writing their trigram indexes again took longer than the rest of a decision on many.
create table private.alumni_search (
  alumni_id uuid primary key references public.alumni (id) on delete cascade,
  searched text not null,
  name_key text not null,
  nim_key text,
  phone_key text
);
create index alumni_search_nim on private.alumni_search (nim_key);
create index alumni_search_phone on private.alumni_search (phone_key);
create index alumni_search_names on private.alumni_search using gin (name_key extensions.gin_trgm_ops);
create index alumni_search_trigrams on private.alumni_search using gin (searched extensions.gin_trgm_ops);

create view private.search_words as
select
  id as alumni_id,
  private.search_form(concat_ws(e'\n', full_name, email, nim, phone_number, company))
    || coalesce(e'\n' || private.searched_phone(phone_number), '') as searched,
  private.name_key(full_name) as name_key,
  private.nim_key(nim) as nim_key,
  private.phone_key(phone_number) as phone_key
from public.alumni;

-- Fills tables from the alumni of a statement, and updates only the rows of which something else is searched or shown now. Arguments: the
-- columns that tell, then each table with the view that fills it; the first has the flag too. All is planned each time: a plan that was made
-- for a single row takes a second for thousands.
create function private.refresh_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  others constant text :=
    'select array(select id from (select id, %1$s from changed_rows except select id, %1$s from former_rows) as other)';
  ids uuid[];
  turned_ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select id from changed_rows);
  else
    execute format(others, tg_argv[0]) into ids;
    execute format(others, $flag$validation_status = 'verified' and is_listed$flag$) into turned_ids;
  end if;
  -- Many new rows together take a trigram index a third of the time. For a single save the list of pending rows is kept short,
  -- since every search reads it and the embedded database never vacuums.
  perform set_config('gin_pending_list_limit', case when cardinality(ids) > 100 then '65536' else '256' end, true);
  for place in 1..tg_nargs - 1 by 2 loop
    if place = 1 and turned_ids <> '{}' then
      execute format('update private.%I set is_listed = not is_listed where alumni_id = any ($1)', tg_argv[place]) using turned_ids;
    end if;
    continue when ids = '{}';
    if tg_op = 'UPDATE' then
      execute format('delete from private.%I where alumni_id = any ($1)', tg_argv[place]) using ids;
    end if;
    execute format('insert into private.%I select * from private.%I where alumni_id = any ($1)', tg_argv[place], tg_argv[place + 1])
      using ids;
    if cardinality(ids) > 100 then
      perform gin_clean_pending_list(indexrelid)
      from pg_catalog.pg_index
      join pg_catalog.pg_class as index on index.oid = indexrelid
      where indrelid = format('private.%I', tg_argv[place])::regclass and relam = (select oid from pg_catalog.pg_am where amname = 'gin');
    end if;
  end loop;
  return null;
end
$$;

create trigger alumni_words_insert after insert on public.alumni
  referencing new table as changed_rows for each statement
  execute function private.refresh_words('', 'directory_entries', 'directory_words', 'alumni_search', 'search_words');
create trigger alumni_words_update after update on public.alumni
  referencing old table as former_rows new table as changed_rows for each statement
  execute function private.refresh_words(
    'entry_year, graduation_year, full_name, email, nim, phone_number, concentration, job_title, company, location, certification_names,
      is_hidden_from_name_search',
    'directory_entries', 'directory_words', 'alumni_search', 'search_words'
  );
