-- A form that was saved with another status is a decision too, which only its form takes back. Back in the queue, a record leaves no
-- decision. The argument is the column with the status.
create function private.note_decisions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_noted constant boolean := coalesce(current_setting('portal.cause', true), '') like 'decision %';
  step record;
begin
  for step in execute format(
    'select newer.%1$I::text as status, count(*)::integer as many, array_agg(newer.id) as ids
     from newer join former on former.id = newer.id
     where newer.%1$I is distinct from former.%1$I
     group by 1',
    tg_argv[0]
  ) loop
    if step.status = 'pending' then
      update private.causes set row_count = 0 where record_id = any(step.ids) and kind = 'decision';
    elsif not is_noted and (auth.uid() is null or private.is_admin()) then
      insert into private.causes (kind, detail, record_id, row_count)
      values (
        'decision', jsonb_build_object('list', tg_table_name, 'status', step.status),
        case when step.many = 1 then step.ids[1] end, step.many
      );
    end if;
  end loop;
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
          noted.detail ->> 'list' as kind, noted.detail ->> 'status' as status, noted.record_id as row_id, noted.row_count, noted.at as decided_at,
          coalesce(alumni.full_name, events.title, job_postings.title) as name
        from private.causes as noted
        left join public.alumni on alumni.id = noted.record_id
        left join public.events on events.id = noted.record_id
        left join public.job_postings on job_postings.id = noted.record_id
        where noted.kind = 'decision' and noted.row_count > 0 and noted.detail ->> 'status' <> 'pending' and (
          noted.record_id is null
          or coalesce(alumni.id, events.id, job_postings.id) is not null
            -- Of each record the last decision.
            and not exists (
              select from private.causes as later
              where later.record_id = noted.record_id and later.kind = 'decision' and later.row_count > 0
                and later.detail ->> 'status' is not null and later.at > noted.at
            )
        )
        order by noted.at desc
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
