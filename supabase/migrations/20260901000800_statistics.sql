-- One row of counts that every visitor's home page reads, kept instead of counted.
create table private.statistics (
  id boolean primary key default true check (id),
  alumni_count bigint not null default 0,
  events_count bigint not null default 0,
  jobs_count bigint not null default 0
);
insert into private.statistics default values;

-- Arguments: the counter, the status column and the status that counts. Called once a statement.
create function private.keep_statistics() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  counting constant text := format(
    'select count(*) from %%s where %I = %L', tg_argv[1], tg_argv[2]
  );
  added bigint := 0;
  removed bigint := 0;
begin
  if tg_op = 'TRUNCATE' then
    execute format('update private.statistics set %I = 0', tg_argv[0]);
    return null;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    execute format(counting, 'new_rows') into added;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    execute format(counting, 'old_rows') into removed;
  end if;
  if added <> removed then
    execute format('update private.statistics set %1$I = %1$I + $1', tg_argv[0])
      using added - removed;
  end if;
  return null;
end
$$;

create trigger alumni_statistics_insert after insert on public.alumni
  referencing new table as new_rows for each statement
  execute function private.keep_statistics('alumni_count', 'validation_status', 'verified');
create trigger alumni_statistics_update after update on public.alumni
  referencing old table as old_rows new table as new_rows for each statement
  execute function private.keep_statistics('alumni_count', 'validation_status', 'verified');
create trigger alumni_statistics_delete after delete on public.alumni
  referencing old table as old_rows for each statement
  execute function private.keep_statistics('alumni_count', 'validation_status', 'verified');
create trigger alumni_statistics_truncate after truncate on public.alumni for each statement
  execute function private.keep_statistics('alumni_count', 'validation_status', 'verified');

create trigger events_statistics_insert after insert on public.events
  referencing new table as new_rows for each statement
  execute function private.keep_statistics('events_count', 'status', 'approved');
create trigger events_statistics_update after update on public.events
  referencing old table as old_rows new table as new_rows for each statement
  execute function private.keep_statistics('events_count', 'status', 'approved');
create trigger events_statistics_delete after delete on public.events
  referencing old table as old_rows for each statement
  execute function private.keep_statistics('events_count', 'status', 'approved');
create trigger events_statistics_truncate after truncate on public.events for each statement
  execute function private.keep_statistics('events_count', 'status', 'approved');

create trigger job_postings_statistics_insert after insert on public.job_postings
  referencing new table as new_rows for each statement
  execute function private.keep_statistics('jobs_count', 'status', 'approved');
create trigger job_postings_statistics_update after update on public.job_postings
  referencing old table as old_rows new table as new_rows for each statement
  execute function private.keep_statistics('jobs_count', 'status', 'approved');
create trigger job_postings_statistics_delete after delete on public.job_postings
  referencing old table as old_rows for each statement
  execute function private.keep_statistics('jobs_count', 'status', 'approved');
create trigger job_postings_statistics_truncate after truncate on public.job_postings
  for each statement
  execute function private.keep_statistics('jobs_count', 'status', 'approved');

create function public.home_statistics() returns table (
  alumni_count bigint,
  events_count bigint,
  jobs_count bigint
)
language sql stable security definer set search_path = '' as $$
  select alumni_count, events_count, jobs_count from private.statistics
$$;
