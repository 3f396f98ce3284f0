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

-- Whoever has no account waits for nothing.
create function private.waiting_alumni() returns bigint
language sql stable set search_path = '' as $$
  select count(*) from public.alumni where validation_status = 'pending' and user_id is not null
$$;

-- Argument: the status column. Runs once per statement and updates the statuses in order, so that two
-- statements never deadlock.
create function private.maintain_row_counts() returns trigger
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

do $$
declare
  counted record;
begin
  for counted in
    values
      ('public.alumni', 'alumni', 'validation_status'),
      ('public.events', 'events', 'status'),
      ('public.job_postings', 'job_postings', 'status'),
      -- By the flag, since pages contain only what is listed.
      ('private.theses', 'theses', 'is_listed')
  loop
    execute format(
      $triggers$
        create trigger %2$s_counts_insert after insert on %1$s
          referencing new table as new_rows for each statement
          execute function private.maintain_row_counts(%3$L);
        create trigger %2$s_counts_update after update on %1$s
          referencing old table as old_rows new table as new_rows for each statement
          execute function private.maintain_row_counts(%3$L);
        create trigger %2$s_counts_delete after delete on %1$s
          referencing old table as old_rows for each statement
          execute function private.maintain_row_counts(%3$L);
        create trigger %2$s_counts_truncate after truncate on %1$s
          for each statement execute function private.maintain_row_counts(%3$L);
      $triggers$,
      counted.column1,
      counted.column2,
      counted.column3
    );
  end loop;
end
$$;

create function public.home_statistics() returns table (
  alumni_count bigint,
  events_count bigint,
  jobs_count bigint
)
language sql stable security definer set search_path = '' as $$
  select
    private.row_count('alumni', 'verified'),
    private.row_count('events', 'approved'),
    (select count(*) from private.open_jobs)
$$;

-- Three approved events for the home page: the next ones first, then the latest past ones; and the number of all. Today is the date in
-- Jakarta.
create function public.home_events() returns jsonb
language sql stable security definer set search_path = '' as $$
  with calendar as (
    select (now() at time zone 'Asia/Jakarta')::date as today
  ),
  pages as (
    select place, public.approved_events(place = 1, today, page_size => 3) -> 'items' as items
    from calendar, generate_series(1, 2) as place
  )
  select jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(item), '[]') from (
        select item from pages, jsonb_array_elements(items) with ordinality as listed (item, position)
        order by place, position
        limit 3
      ) as chosen
    ),
    'total', private.row_count('events', 'approved')
  )
$$;

-- What waits for the admin's decision, in one answer: the menu of every admin page asks for it, each minute. Seats that are due are
-- given back, and what is too old leaves the history, on the way: no scheduled job is needed.
create function public.waiting_counts() returns table (
  alumni_count bigint,
  events_count bigint,
  jobs_count bigint
)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.free_all_due_seats();
  perform private.trim_history();
  return query select
    private.waiting_alumni(),
    private.row_count('events', 'pending'),
    private.row_count('job_postings', 'pending');
end
$$;
