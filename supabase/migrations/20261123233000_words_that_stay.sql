-- The public lists hold the words of every alumnus, and a decision changes one flag of them: writing the trigrams of 50,000 again took
-- longer than the decision. No index contains the flag and half of each page is free, so that PostgreSQL leaves all indexes alone:
-- https://www.postgresql.org/docs/current/storage-hot.html. The price: the lists are twice as large, and reads skip unlisted rows.

truncate private.directory_entries, private.theses;
alter table private.directory_entries add column is_listed boolean not null, set (fillfactor = 50);
alter table private.theses add column is_listed boolean not null, set (fillfactor = 50);

create view private.directory_words as
select
  id as alumni_id,
  coalesce(entry_year, '') as entry_year,
  coalesce(graduation_year, '') as graduation_year,
  lower(full_name) as full_name,
  lower(coalesce(concentration, '')) as concentration,
  lower(coalesce(job_title, '')) as job_title,
  lower(coalesce(company, '')) as company,
  lower(coalesce(location, '')) as location,
  lower(coalesce(certification_names, '')) as certifications,
  validation_status = 'verified' as is_listed
from public.alumni;

create view private.thesis_words as
select
  alumnus.id as alumni_id,
  thesis.position,
  full_name,
  masked_name,
  thesis.title as thesis_title,
  thesis.degree_level,
  coalesce(entry_year, '') as entry_year,
  validation_status = 'verified' as is_listed
from public.alumni as alumnus
cross join lateral (
  select 0 as position, alumnus.thesis_title as title, 'S1' as degree_level
  union all
  select position, degree ->> 'thesis_title', degree ->> 'degree_level'
  from jsonb_array_elements(alumnus.advanced_degrees) with ordinality as list (degree, position)
) as thesis
where thesis.title ~ '\S';

revoke all on private.directory_words, private.thesis_words from public, anon, authenticated;

-- Plans are cached, and a plan that was made for a single row takes a second for thousands. So these functions join no
-- table, and the statements that use the arrays are planned each time.
create or replace function private.refresh_directory_entries() returns trigger
language plpgsql security definer
set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  ids uuid[];
  turned_ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select id from changed_rows);
  else
    ids := array(
      select id from (
        select
          id, entry_year, graduation_year, full_name, concentration, job_title, company, location,
          certification_names
        from changed_rows
        except select
          id, entry_year, graduation_year, full_name, concentration, job_title, company, location,
          certification_names
        from former_rows
      ) as other_words
    );
    turned_ids := array(
      select id from (
        select id, validation_status = 'verified' from changed_rows
        except select id, validation_status = 'verified' from former_rows
      ) as turned
    );
    delete from private.directory_entries where alumni_id = any(ids);
    update private.directory_entries set is_listed = not is_listed where alumni_id = any(turned_ids);
  end if;
  perform private.await_many(cardinality(ids));
  insert into private.directory_entries (
    alumni_id, entry_year, graduation_year, full_name, concentration, job_title, company, location,
    certifications, is_listed
  )
  select * from private.directory_words where alumni_id = any(ids);
  if cardinality(ids) > 100 then
    perform gin_clean_pending_list('private.directory_entries_search');
  end if;
  return null;
end
$$;

create or replace function private.refresh_theses() returns trigger
language plpgsql security definer
set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  ids uuid[];
  turned_ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select id from changed_rows);
  else
    ids := array(
      select id from (
        select id, full_name, entry_year, thesis_title, advanced_degrees from changed_rows
        except select id, full_name, entry_year, thesis_title, advanced_degrees from former_rows
      ) as other_words
    );
    turned_ids := array(
      select id from (
        select id, validation_status = 'verified' from changed_rows
        except select id, validation_status = 'verified' from former_rows
      ) as turned
    );
    delete from private.theses where alumni_id = any(ids);
    update private.theses set is_listed = not is_listed where alumni_id = any(turned_ids);
  end if;
  perform private.await_many(cardinality(ids));
  insert into private.theses (
    alumni_id, position, full_name, masked_name, thesis_title, degree_level, entry_year, is_listed
  )
  select * from private.thesis_words where alumni_id = any(ids);
  if cardinality(ids) > 100 then
    perform gin_clean_pending_list('private.theses_search');
  end if;
  return null;
end
$$;

alter function public.undo_decision(uuid, integer) set plan_cache_mode = force_custom_plan;

-- Counted by the flag, since pages contain only what is listed.
drop trigger theses_counts_insert on private.theses;
drop trigger theses_counts_delete on private.theses;
create trigger theses_counts_insert after insert on private.theses
  referencing new table as new_rows for each statement
  execute function private.keep_row_counts('is_listed');
create trigger theses_counts_update after update on private.theses
  referencing old table as old_rows new table as new_rows for each statement
  execute function private.keep_row_counts('is_listed');
create trigger theses_counts_delete after delete on private.theses
  referencing old table as old_rows for each statement
  execute function private.keep_row_counts('is_listed');

insert into private.directory_entries (
  alumni_id, entry_year, graduation_year, full_name, concentration, job_title, company, location,
  certifications, is_listed
)
select * from private.directory_words;
insert into private.theses (
  alumni_id, position, full_name, masked_name, thesis_title, degree_level, entry_year, is_listed
)
select * from private.thesis_words;

do $$
begin
  execute replace(
    pg_get_functiondef('private.matching_entries'::regproc),
    'where (by_entry_year',
    'where entry.is_listed and (by_entry_year'
  );
  execute replace(
    regexp_replace(
      pg_get_functiondef('public.search_theses'::regproc),
      'from private\.theses where (%(2\$)?s)', 'from private.theses where is_listed and (\1)', 'g'
    ),
    $former$row_count('theses', null)$former$,
    $new$row_count('theses', 'true')$new$
  );
end
$$;

create or replace function public.alumni_directory_years() returns setof text
language sql stable security definer set search_path = '' as $$
  with recursive years as (
    select max(entry_year) as entry_year from private.directory_entries where is_listed
    union all
    select (
      select max(entry.entry_year)
      from private.directory_entries as entry
      where entry.is_listed and entry.entry_year < years.entry_year
    )
    from years
    where years.entry_year > ''
  )
  select entry_year from years where entry_year > '' order by entry_year desc
$$;
