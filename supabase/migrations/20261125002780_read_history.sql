-- What the admin reads of the history, and people of their own.

create function private.watched_table(of_area text) returns regclass
language sql stable set search_path = '' as $$
  select format('public.%I', name)::regclass from private.watched_tables() where area = of_area
$$;

create function private.record_exists(of_area text, record_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  found_one boolean;
begin
  execute (
    select format('select exists (select from public.%I where %I = %L)', name, key_column, record_id)
    from private.watched_tables() where area = of_area
  ) into found_one;
  return found_one;
end
$$;

-- For thirty days, as it was when it was deleted last. Of merged records the merge is undone; a registration comes back with its person or
-- event.
create function private.is_restorable(entry private.history) returns boolean
language sql stable set search_path = '' as $$
  select entry.operation = 'delete' and entry.area <> 'registration' and entry.cause_kind is distinct from 'merge'
    and entry.at > now() - interval '30 days'
    and not private.record_exists(entry.area, entry.record_id)
    and (entry.area <> 'work' or private.record_exists('alumni', entry.owner_id::text))
    and not exists (
      select from private.history as later
      where later.area = entry.area and later.record_id = entry.record_id and later.operation = 'delete' and later.id > entry.id
    )
$$;

-- Right after an entry: what the next change or deletion of the record found, else what stands there.
create function private.value_then(entry private.history, field text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    entry.deleted_row ->> field, entry.changes #>> array[field, '1'], (
      select coalesce(deleted_row ->> field, changes #>> array[field, '0']) from private.history
      where area = entry.area and record_id = entry.record_id and id > entry.id and (operation = 'delete' or changes ? field)
      order by id limit 1
    ),
    (select to_jsonb(work) ->> field from public.work_history as work where id = entry.record_id::uuid),
    (select to_jsonb(job) ->> field from public.job_postings as job where id = entry.record_id::uuid)
  )
$$;

-- The record of an alumnus, and those that were merged into it.
create function private.merged_ids(of_id uuid) returns uuid[]
language sql stable set search_path = '' as $$
  with recursive merged as (
    select of_id as id
    union
    select (detail ->> 'gone_id')::uuid from merged join private.causes on record_id = merged.id and kind = 'merge' and undone_at is null
  )
  select array_agg(id) from merged
$$;

-- Read when it is shown; of a record that is gone, from what is kept of it. Null where nothing is. Owners read work and jobs, which may
-- be somebody else's by now, as they were then, and events as they were published.
create function private.record_name(entry private.history, is_own boolean) returns text
language sql stable security definer set search_path = '' as $$
  select case entry.area
    when 'alumni' then coalesce(
      (select full_name from public.alumni where id = entry.owner_id),
      (select deleted_row ->> 'full_name' from private.history
        where area = 'alumni' and record_id = entry.record_id and operation = 'delete' order by id desc limit 1)
    )
    when 'work' then case when is_own then private.value_then(entry, 'position') || ', ' || private.value_then(entry, 'company_name')
      else (select position || ', ' || company_name from public.work_history where id = entry.record_id::uuid) end
    when 'job' then case when is_own then private.value_then(entry, 'title')
      else (select title from public.job_postings where id = entry.record_id::uuid) end
    when 'event' then (select title from public.events where id = entry.record_id::uuid)
    when 'registration' then (
      select case when is_own then published.title else event.title end
      from public.events as event left join private.published_events as published on event_id = id
      where id = coalesce(
        (select r.event_id from public.event_registrations as r where r.id = entry.record_id::uuid), (entry.deleted_row ->> 'event_id')::uuid
      )
    )
    when 'organization' then (select name from public.organization_structure where id = entry.record_id::uuid)
    else entry.record_id
  end
$$;

-- The columns of an entry of which its owner is never told: a decision that was undone, or replaced before they were notified, as the
-- one that takes it back; and those of which they are not notified yet.
create function private.untold_columns(entry private.history) returns text[]
language sql stable security definer set search_path = '' as $$
  select case
    when entry.operation <> 'update' or entry.actor_kind <> 'admin' or decided = '{}' then '{}'
    when exists (
      select from public.notifications as pending
      where pending.subject_id = entry.record_id::uuid and pending.topic in ('validation', 'job', 'posting right', 'badge')
        and pending.visible_from > now() and pending.created_at <= entry.at
    ) or exists (
      select from private.history as other
      where other.area = entry.area and other.record_id = entry.record_id and other.id <> entry.id and other.operation = 'update'
        and other.actor_kind = 'admin' and other.changes ?| decided and (
          entry.cause_kind = 'decision' and other.cause = entry.cause
          or other.id > entry.id and other.at < entry.at + private.undo_time()
          or other.id < entry.id and other.at > entry.at - private.undo_time() and not exists (
            select from unnest(decided) as name
            where other.changes #> array[name, '0'] is distinct from entry.changes #> array[name, '1']
          )
        )
    ) then decided
    else '{}'
  end
  from (
    select array(
      select jsonb_object_keys(entry.changes) intersect
      select unnest('{validation_status,status,decision_code,decision_note,can_post_jobs,special_badge}'::text[])
      where entry.area in ('alumni', 'job')
    ) as decided
  ) as one
$$;

create function private.shown_history(entries private.history[], next bigint, is_own boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('next', shown_history.next, 'items', coalesce(jsonb_agg(
    jsonb_build_object(
      'id', (entry).id, 'at', (entry).at, 'actor', (entry).actor_kind, 'area', (entry).area, 'record_id', (entry).record_id,
      'operation', (entry).operation, 'cause', (entry).cause_kind,
      'is_undo', exists (select from private.causes where id = (entry).cause and undone_at <= (entry).at),
      'is_restorable', private.is_restorable(entry), 'cause_id', (entry).cause,
      -- How many of its kind were deleted in one go.
      'together', case when (entry).operation = 'delete' then (
        select count(*) from private.history as other where cause = (entry).cause and operation = 'delete' and area = (entry).area
      ) end,
      'name', coalesce(
        private.record_name(entry, is_own),
        (entry).deleted_row ->> (select name_column from private.watched_tables() where area = (entry).area)
      ),
      'person', case when (entry).area in ('work', 'registration') and private.is_admin() then coalesce(
        (select full_name from public.alumni where id = (entry).owner_id), (entry).deleted_row ->> 'guest_name'
      ) end,
      'changes', case
        when (entry).deleted_row is null and is_own then (entry).changes - private.untold_columns(entry)
        when (entry).deleted_row is null then (entry).changes else (
        select coalesce(jsonb_object_agg(field, jsonb_build_array(private.history_value((entry).deleted_row -> field), null)), '{}')
        from unnest(private.watched_columns(private.watched_table((entry).area), 'id')) as field
        where (entry).deleted_row ->> field not in ('', '[]', '{}', 'false')
      ) end
    ) order by (entry).id desc
  ), '[]'))
  from unnest(entries) as entry
$$;

create function private.page_of_history(condition text, before_id bigint, page_size integer, is_own boolean default false) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size constant integer := least(greatest(page_size, 1), 50);
  entries private.history[];
begin
  execute format(
    'select array(select h from private.history as h where %s and id < $1 order by id desc limit $2)', condition
  ) into entries using coalesce(before_id, 9223372036854775807), size + 1;
  return private.shown_history(entries[:size], case when cardinality(entries) > size then entries[size].id end, is_own);
end
$$;

-- One record; of an alumnus also what belongs to them, and what was merged into it.
create function public.record_history(of_area text, of_id text, before_id bigint default null, page_size integer default 30) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.page_of_history(
    case of_area when 'alumni' then format('owner_id = any (%L)', private.merged_ids(of_id::uuid)) else format('area = %L and record_id = %L', of_area, of_id) end,
    before_id, page_size
  );
end
$$;

-- A condition for `execute`: the entry is of a record, there or deleted, whose name has all the words, or belongs to a person with that name,
-- as work does. Null without a name: the groups of the entry years are no record.
create function private.named_condition(search text) returns text
language sql stable strict set search_path = '' as $$
  select format('(record_id in (%1$s) or area <> ''job'' and owner_id::text in (%1$s))', string_agg(
    format(
      'select id from (
        select %1$I::text as id, private.search_form(%2$I) as name from public.%3$I where %6$s
        union all select record_id, private.search_form(deleted_row ->> %2$L) from private.history where operation = ''delete'' and area = %4$L
      ) as named where %5$s',
      key_column, name_column, name, area, private.words_condition('{name}', private.word_patterns(search)),
      -- By their index.
      case area when 'alumni' then private.alumni_condition(search, null, '{}') else 'true' end
    ), ' union all '
  ))
  from private.watched_tables()
  where area <> 'work'
$$;

-- {area, actor, operation, field, name, from, until}, the days in Jakarta. A call looks through twenty thousand rows: a page may hold fewer than
-- it could, and even none, while `next` leads on.
create function public.search_history(filters jsonb default '{}', before_id bigint default null, page_size integer default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  walked constant integer := 20000;
  first_day constant timestamptz := (filters ->> 'from')::date::timestamp at time zone 'Asia/Jakarta';
  last_day constant timestamptz := ((filters ->> 'until')::date + 1)::timestamp at time zone 'Asia/Jakarta';
  upper_id bigint := coalesce(before_id, 9223372036854775807);
  lower_id bigint := 0;
  found jsonb;
begin
  perform private.require_admin();
  if filters - '{area,actor,operation,field,name,from,until}'::text[] <> '{}' then
    raise invalid_parameter_value using message = 'filters has one that the history does not have';
  end if;
  if last_day is not null then
    upper_id := least(upper_id, (select id from private.history where at >= last_day order by at, id limit 1));
  end if;
  if first_day is not null then
    lower_id := coalesce((select id from private.history where at >= first_day order by at, id limit 1), upper_id);
  end if;
  lower_id := greatest(
    lower_id, (select id from private.history where id < upper_id order by id desc offset walked limit 1)
  );
  found := private.page_of_history(
    concat_ws(
      ' and ', 'id >= ' || lower_id, 'area = ' || quote_literal(filters ->> 'area'),
      'actor_kind = ' || quote_literal(filters ->> 'actor'), 'operation = ' || quote_literal(filters ->> 'operation'),
      'changes ? ' || quote_literal(filters ->> 'field'), private.named_condition(filters ->> 'name')
    ),
    upper_id, page_size
  );
  if found -> 'next' = 'null' and exists (
    select from private.history where id < lower_id and (first_day is null or at >= first_day)
  ) then
    found := found || jsonb_build_object('next', lower_id);
  end if;
  return found;
end
$$;

-- The record of the caller, since it is theirs, with all that belongs to it, and the jobs that they have proposed. What made it theirs is
-- told unless it says what stood there before; a restoration did not, if it was theirs when it was deleted.
-- Not told is a merge that was undone: its parts, those of the undo, and between them what changed of that which it had brought. Only a
-- merge deletes a record under its cause, only the undo inserts one. Where the deletion is trimmed, so is all before it. `offset 0` asks for
-- one entry after the other.
create function public.own_history(before_id bigint default null, page_size integer default 30) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  own_id constant uuid := private.own_alumni_id();
  since_id bigint;
begin
  if private.own_account_id() is null then
    raise insufficient_privilege using message = 'only people who are signed in have a history';
  end if;
  select max(id + (operation = 'update' and changes - '{user_id,email_confirmed,validation_status}'::text[] <> '{}')::integer) into since_id
  from private.history as claim
  where owner_id = own_id and area = 'alumni' and changes #>> '{user_id,1}' = private.own_account_id()::text and not exists (
    select from private.history as deletion
    where claim.cause_kind = 'restore' and cause = claim.cause and operation = 'delete' and deleted_row ->> 'user_id' = private.own_account_id()::text
  );
  return private.page_of_history(
    format(
      $condition$
        (owner_id = %L and id >= %s or owner_id = %L)
        and (changes = '{}' or changes - private.untold_columns(h) <> '{}') and not exists (
          select from private.history as part
          join private.history as undo on undo.cause = part.cause and undo.area = 'alumni' and undo.operation = 'insert'
          left join private.history as merge on merge.cause = part.cause and merge.area = 'alumni' and merge.operation = 'delete'
          where part.record_id = h.record_id and part.area = h.area and part.cause_kind = 'merge' and undo.cause_kind = 'merge' and (
            h.cause = part.cause or h.id between coalesce(merge.id, 0) and undo.id
              and (h.area <> 'alumni' or h.operation <> 'update' or part.changes ?| array(select jsonb_object_keys(h.changes)))
          ) offset 0
        )
      $condition$,
      own_id, coalesce(since_id, 0), private.own_account_id()
    ),
    before_id, page_size, true
  );
end
$$;
