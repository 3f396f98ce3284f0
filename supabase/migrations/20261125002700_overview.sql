-- What was decided last, for the admin's dashboard: one row for each press, or each form that was saved with another status.
create table private.decisions (
  id uuid primary key,
  kind text not null check (kind in ('alumni', 'events', 'job_postings')),
  status text not null,
  -- Null for many. The name is read when it is shown, so that none outlives its record.
  row_id uuid,
  row_count integer not null,
  decided_at timestamptz not null default clock_timestamp()
);
create index decisions_decided_at on private.decisions (decided_at);
create index decisions_row_id on private.decisions (row_id);

-- All batches of a decision are one row. What is undone leaves it; back in the queue, a record leaves no decision. The argument is the
-- column with the status.
create function private.note_decisions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  made constant uuid := nullif(current_setting('portal.decision_id', true), '');
  undone constant uuid := nullif(current_setting('portal.undone_decision_id', true), '');
  step record;
begin
  for step in execute format(
    'select newer.%1$I::text as status, count(*)::integer as many, array_agg(newer.id) as ids
     from newer join former on former.id = newer.id
     where newer.%1$I is distinct from former.%1$I
     group by 1',
    tg_argv[0]
  ) loop
    if undone is not null then
      update private.decisions set row_count = row_count - step.many where id = undone;
      delete from private.decisions where id = undone and row_count <= 0;
    elsif step.status = 'pending' then
      delete from private.decisions where row_id = any(step.ids);
    elsif auth.uid() is null or private.is_admin() then
      insert into private.decisions as noted (id, kind, status, row_id, row_count)
      values (
        coalesce(made, gen_random_uuid()), tg_table_name, step.status,
        case when step.many = 1 then step.ids[1] end, step.many
      )
      on conflict (id) do update set
        row_id = null, row_count = noted.row_count + excluded.row_count, decided_at = excluded.decided_at;
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
  perform private.require_admin();
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
        where noted.row_id is null or (
          coalesce(alumni.id, events.id, job_postings.id) is not null
          -- Of each record the last decision.
          and not exists (
            select from private.decisions as later
            where later.row_id = noted.row_id and later.decided_at > noted.decided_at
          )
        )
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
