-- The number of rows per status of a table, maintained instead of counted: every visit of the home page
-- and every page of the admin's lists asks for it.
create table private.row_counts (
  table_name text not null,
  status text not null,
  row_count bigint not null,
  primary key (table_name, status)
);

create function private.row_count(counted_table text, counted_status text) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(row_count), 0)::bigint
  from private.row_counts
  where table_name = counted_table and (counted_status is null or status = counted_status)
$$;

-- Argument: the status column. Runs once per statement and updates the statuses in order, so that two
-- statements never deadlock.
create function private.keep_row_counts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  added constant text := format('select %I::text, 1 from new_rows', tg_argv[0]);
  removed constant text := format('select %I::text, -1 from old_rows', tg_argv[0]);
begin
  if tg_op = 'TRUNCATE' then
    delete from private.row_counts where table_name = tg_table_name;
    return null;
  end if;
  execute format(
    $statement$
      insert into private.row_counts (table_name, status, row_count)
      select %L, status, sum(change)
      from (%s) as changes (status, change)
      group by status
      having sum(change) <> 0
      order by status
      on conflict (table_name, status)
        do update set row_count = row_counts.row_count + excluded.row_count
    $statement$,
    tg_table_name,
    case tg_op
      when 'INSERT' then added
      when 'DELETE' then removed
      else added || ' union all ' || removed
    end
  );
  return null;
end
$$;

create trigger alumni_counts_insert after insert on public.alumni
  referencing new table as new_rows for each statement
  execute function private.keep_row_counts('validation_status');
create trigger alumni_counts_update after update on public.alumni
  referencing old table as old_rows new table as new_rows for each statement
  execute function private.keep_row_counts('validation_status');
create trigger alumni_counts_delete after delete on public.alumni
  referencing old table as old_rows for each statement
  execute function private.keep_row_counts('validation_status');
create trigger alumni_counts_truncate after truncate on public.alumni for each statement
  execute function private.keep_row_counts('validation_status');

create trigger events_counts_insert after insert on public.events
  referencing new table as new_rows for each statement
  execute function private.keep_row_counts('status');
create trigger events_counts_update after update on public.events
  referencing old table as old_rows new table as new_rows for each statement
  execute function private.keep_row_counts('status');
create trigger events_counts_delete after delete on public.events
  referencing old table as old_rows for each statement
  execute function private.keep_row_counts('status');
create trigger events_counts_truncate after truncate on public.events for each statement
  execute function private.keep_row_counts('status');

create trigger job_postings_counts_insert after insert on public.job_postings
  referencing new table as new_rows for each statement
  execute function private.keep_row_counts('status');
create trigger job_postings_counts_update after update on public.job_postings
  referencing old table as old_rows new table as new_rows for each statement
  execute function private.keep_row_counts('status');
create trigger job_postings_counts_delete after delete on public.job_postings
  referencing old table as old_rows for each statement
  execute function private.keep_row_counts('status');
create trigger job_postings_counts_truncate after truncate on public.job_postings
  for each statement
  execute function private.keep_row_counts('status');

-- Every thesis counts; `position` is grouped by because it is the only column with few values.
create trigger theses_counts_insert after insert on private.theses
  referencing new table as new_rows for each statement
  execute function private.keep_row_counts('position');
create trigger theses_counts_delete after delete on private.theses
  referencing old table as old_rows for each statement
  execute function private.keep_row_counts('position');
create trigger theses_counts_truncate after truncate on private.theses for each statement
  execute function private.keep_row_counts('position');

create function public.home_statistics() returns table (
  alumni_count bigint,
  events_count bigint,
  jobs_count bigint
)
language sql stable security definer set search_path = '' as $$
  select
    private.row_count('alumni', 'verified'),
    private.row_count('events', 'approved'),
    private.row_count('job_postings', 'approved')
$$;
