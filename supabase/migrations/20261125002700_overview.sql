-- What was decided last, for the admin's dashboard. One row for a decision on one record, one for a decision on many at once.
create table private.decisions (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('alumni', 'events', 'job_postings')),
  status text not null,
  -- Null for many. The name is read when it is shown, so that none outlives its record.
  row_id uuid,
  row_count integer not null default 1,
  decided_at timestamptz not null default clock_timestamp()
);
create index decisions_decided_at on private.decisions (decided_at);
create index decisions_row_id on private.decisions (row_id);

-- Consecutive batches count as one decision.
create function private.note_decision_on_many(of_kind text, former text, new_status text, many integer)
returns void
language plpgsql set search_path = '' as $$
begin
  update private.decisions set row_count = row_count - many
  where id = (
    select id from private.decisions
    where kind = of_kind and row_id is null and status = former and decided_at > now() - interval '1 hour'
    order by decided_at desc limit 1
  );
  delete from private.decisions where row_count <= 0;
  if new_status = 'pending' then return; end if;
  update private.decisions set row_count = row_count + many, decided_at = clock_timestamp()
  where kind = of_kind and row_id is null and status = new_status and decided_at > now() - interval '1 minute';
  if not found then
    insert into private.decisions (kind, status, row_count) values (of_kind, new_status, many);
  end if;
end
$$;

-- Keeps the last decision about a record only, and none once it is taken back. The argument is the column with the status.
create function private.note_decisions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  step record;
begin
  for step in execute format(
    'select former.%1$I::text as former, newer.%1$I::text as status, count(*)::integer as many, (array_agg(newer.id))[1] as one
     from newer join former on former.id = newer.id
     where newer.%1$I is distinct from former.%1$I
     group by 1, 2',
    tg_argv[0]
  ) loop
    if step.many = 1 then
      delete from private.decisions where row_id = step.one;
      insert into private.decisions (kind, status, row_id)
      select tg_table_name, step.status, step.one where step.status <> 'pending';
    else
      perform private.note_decision_on_many(tg_table_name, step.former, step.status, step.many);
    end if;
  end loop;
  delete from private.decisions where decided_at < now() - interval '90 days';
  return null;
end
$$;

create trigger alumni_note_decisions after update on public.alumni
referencing old table as former new table as newer
for each statement execute function private.note_decisions('validation_status');
create trigger events_note_decisions after update on public.events
referencing old table as former new table as newer
for each statement execute function private.note_decisions('status');
create trigger job_postings_note_decisions after update on public.job_postings
referencing old table as former new table as newer
for each statement execute function private.note_decisions('status');

-- The dashboard's view of the portal, in one answer: the last decisions, sign-ups of the last twelve weeks (from Monday, in Jakarta),
-- verified alumni by the year in which they entered.
create function public.admin_overview() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  this_week constant date := date_trunc('week', now() at time zone 'Asia/Jakarta')::date;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only the admin may read the overview';
  end if;
  return jsonb_build_object(
    'decisions', (
      select coalesce(jsonb_agg(to_jsonb(latest) order by latest.decided_at desc), '[]')
      from (
        select
          noted.kind, noted.status, noted.row_id, noted.row_count, noted.decided_at,
          coalesce(alumni.full_name, events.title, job_postings.title) as name
        from private.decisions as noted
        left join public.alumni on noted.kind = 'alumni' and alumni.id = noted.row_id
        left join public.events on noted.kind = 'events' and events.id = noted.row_id
        left join public.job_postings on noted.kind = 'job_postings' and job_postings.id = noted.row_id
        where noted.row_id is null or coalesce(alumni.id, events.id, job_postings.id) is not null
        order by noted.decided_at desc
        limit 8
      ) as latest
    ),
    'weeks', (
      select jsonb_agg(jsonb_build_object('start', week.start::date, 'count', coalesce(joined.count, 0)) order by week.start)
      from generate_series(this_week - 77, this_week, interval '7 days') as week (start)
      left join (
        select date_trunc('week', created_at at time zone 'Asia/Jakarta') as start, count(*) as count
        from public.alumni
        where user_id is not null and created_at >= (this_week - 77)::timestamp at time zone 'Asia/Jakarta'
        group by 1
      ) as joined on joined.start = week.start
    ),
    'years', (
      select coalesce(jsonb_agg(jsonb_build_object('year', year, 'count', count) order by year), '[]')
      from (
        select coalesce(entry_year, '') as year, count(*) as count
        from public.alumni where validation_status = 'verified'
        group by 1
      ) as entered
    )
  );
end
$$;
