-- In a decision on 50,000 alumni, each row ran eight triggers and had its entries in the public lists deleted and inserted again,
-- although one column changed. Now a trigger runs only for rows in which a column that it reads has changed.

drop trigger alumni_plausible on public.alumni;
create trigger alumni_plausible_insert before insert on public.alumni
  for each row execute function private.check_alumni_values();
create trigger alumni_plausible before update on public.alumni
  for each row
  when (
    (
      new.entry_year, new.graduation_year, new.phone_number, new.advanced_degrees,
      new.trainings_certifications
    ) is distinct from (
      old.entry_year, old.graduation_year, old.phone_number, old.advanced_degrees,
      old.trainings_certifications
    )
  )
  execute function private.check_alumni_values();

-- Without an account there is nothing to confirm, and the column is null already.
drop trigger alumni_needs_confirmation on public.alumni;
create trigger alumni_needs_confirmation before insert on public.alumni
  for each row execute function private.follow_confirmation();
-- After `alumni_link`, which may set the account: triggers run in the order of their names.
create trigger alumni_still_needs_confirmation before update on public.alumni
  for each row
  when (num_nonnulls(new.user_id, old.user_id, new.email_confirmed) > 0)
  execute function private.follow_confirmation();

drop trigger alumni_own_picture on public.alumni;
create trigger alumni_own_picture after insert on public.alumni
  for each row when (new.profile_image_url is not null)
  execute function private.check_own_picture();
create trigger alumni_new_own_picture after update on public.alumni
  for each row when (new.profile_image_url is distinct from old.profile_image_url)
  execute function private.check_own_picture();

-- Runs once per statement, so that the caller is determined once and not for every row.
create function private.limit_use_by_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  amount constant bigint := (select count(*) from changed_rows);
begin
  if amount > 0 and auth.uid() is not null and not private.is_admin()
    and private.count_today(tg_argv[0], auth.uid(), amount) > tg_argv[1]::bigint then
    raise sqlstate 'PT429' using message = tg_argv[2];
  end if;
  return null;
end
$$;
drop trigger alumni_limit on public.alumni;
create trigger alumni_limit after update on public.alumni
  referencing new table as changed_rows for each statement
  execute function private.limit_use_by_rows(
    'profile saves', '300', 'Terlalu banyak perubahan profil hari ini. Coba lagi besok.'
  );

-- Without an account there is nobody to notify.
drop trigger alumni_notify on public.alumni;
create trigger alumni_notify after update on public.alumni
  for each row
  when (
    num_nonnulls(new.user_id, old.user_id) > 0
    and (new.validation_status, new.can_post_jobs, new.special_badge)
      is distinct from (old.validation_status, old.can_post_jobs, old.special_badge)
  )
  execute function private.notify_about_alumni();

-- Many new rows together take a trigram index a third of the time. For a single save the list of pending rows is kept short, since
-- every search reads it and the embedded database never vacuums.
alter index private.directory_entries_search reset (gin_pending_list_limit);
alter index private.theses_search reset (gin_pending_list_limit);

create function private.await_many(amount integer) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('gin_pending_list_limit', case when amount > 100 then '65536' else '256' end, true);
end
$$;

-- The public lists are updated only for rows of which they show something else now.
create or replace function private.refresh_directory_entries() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select id from changed_rows);
  else
    ids := array(
      select n.id
      from changed_rows as n
      join former_rows as o on o.id = n.id
      where (
        n.validation_status = 'verified', n.entry_year, n.graduation_year, n.full_name, n.concentration,
        n.job_title, n.company, n.location, n.certification_names
      ) is distinct from (
        o.validation_status = 'verified', o.entry_year, o.graduation_year, o.full_name, o.concentration,
        o.job_title, o.company, o.location, o.certification_names
      )
    );
    delete from private.directory_entries where alumni_id = any(ids);
  end if;
  perform private.await_many(cardinality(ids));
  insert into private.directory_entries
  select
    id,
    coalesce(entry_year, ''),
    coalesce(graduation_year, ''),
    lower(full_name),
    lower(coalesce(concentration, '')),
    lower(coalesce(job_title, '')),
    lower(coalesce(company, '')),
    lower(coalesce(location, '')),
    lower(coalesce(certification_names, ''))
  from changed_rows
  where id = any(ids) and validation_status = 'verified';
  if cardinality(ids) > 100 then
    perform gin_clean_pending_list('private.directory_entries_search');
  end if;
  return null;
end
$$;
drop trigger alumni_directory_update on public.alumni;
create trigger alumni_directory_update after update on public.alumni
  referencing old table as former_rows new table as changed_rows
  for each statement execute function private.refresh_directory_entries();

create or replace function private.refresh_theses() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select id from changed_rows);
  else
    ids := array(
      select n.id
      from changed_rows as n
      join former_rows as o on o.id = n.id
      where (
        n.validation_status = 'verified', n.full_name, n.entry_year, n.thesis_title, n.advanced_degrees
      ) is distinct from (
        o.validation_status = 'verified', o.full_name, o.entry_year, o.thesis_title, o.advanced_degrees
      )
    );
    delete from private.theses where alumni_id = any(ids);
  end if;
  perform private.await_many(cardinality(ids));
  insert into private.theses
    (alumni_id, position, full_name, masked_name, thesis_title, degree_level, entry_year)
  select
    alumnus.id, thesis.position, full_name, masked_name, thesis.title, thesis.degree_level,
    coalesce(alumnus.entry_year, '')
  from changed_rows as alumnus
  cross join lateral (
    select 0 as position, alumnus.thesis_title as title, 'S1' as degree_level
    union all
    select position, degree ->> 'thesis_title', degree ->> 'degree_level'
    from jsonb_array_elements(alumnus.advanced_degrees)
      with ordinality as list (degree, position)
  ) as thesis
  where alumnus.id = any(ids) and alumnus.validation_status = 'verified' and thesis.title ~ '\S';
  if cardinality(ids) > 100 then
    perform gin_clean_pending_list('private.theses_search');
  end if;
  return null;
end
$$;
drop trigger alumni_theses_update on public.alumni;
create trigger alumni_theses_update after update on public.alumni
  referencing old table as former_rows new table as changed_rows
  for each statement execute function private.refresh_theses();

-- The checks of a row run at every update. A null value needs none.
alter function private.is_filled(text, integer) strict;
alter function private.is_web_link(text) strict;
alter function private.is_mail_link(text) strict;
alter function private.is_image_link(text) strict;
alter function private.is_item_list(jsonb, text[]) strict;

revoke all on function private.limit_use_by_rows, private.await_many from public, anon, authenticated;
