-- What taking back a merge needs beside rows: other merges into one record, or of it into another, and seats.

-- What stands now, without what a merge has brought; of a list, the entries that it has added.
create function private.without_brought(now_there jsonb, former jsonb, brought jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(brought) = 'array' then (
      select coalesce(jsonb_agg(item order by position), '[]') from jsonb_array_elements(now_there) with ordinality as list (item, position)
      where item in (select jsonb_array_elements(former)) or item not in (select jsonb_array_elements(brought))
    )
    when now_there = brought then former
    else now_there
  end
$$;

-- The columns of a row that a merge has given ($2), each with what stood there before ($1), as they are without it.
create function private.columns_without(former jsonb, brought jsonb, stored jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(name, private.without_brought(stored -> name, value, brought -> name)), '{}')
  from jsonb_each(former) as field (name, value) where stored ? name
$$;

-- Takes the columns that a merge has given (`brought`, with what stood there before in `replaced`) out of the kept record, wherever that stands:
-- in what later acts keep as former of it, and in what a merge has taken along into another one. Answers which record holds it now. The last
-- act on that leaves it in the version that it has by then.
create function private.take_out_columns(head private.causes, replaced jsonb, brought jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  holder uuid := head.record_id;
  later private.causes;
  known jsonb;
  version_then integer;
begin
  for later in
    select * from private.causes where undone_at is null and at > head.at and (kind = 'merge' or expires_at > now()) order by at
  loop
    continue when later.kind = 'merge' and holder not in (later.record_id, (later.detail ->> 'gone_id')::uuid);
    update private.former_rows as f set former = f.former || private.columns_without(replaced, brought, f.former)
    where f.cause = later.id and f.record_id = holder;
    continue when later.kind <> 'merge';
    select f.former into known from private.former_rows as f where f.cause = later.id and f.record_id = later.record_id;
    if later.record_id = holder then
      -- What the later one has replaced is not set back.
      select coalesce(jsonb_object_agg(name, value), '{}') into replaced
      from jsonb_each(replaced) as field (name, value) where not known ? name or jsonb_typeof(value) = 'array';
    else
      -- Where the other record has it from here, it has what this one says without it, or what it said itself.
      select coalesce(jsonb_object_agg(name, case when value = 'null' then known -> name else value end), '{}') into replaced
      from jsonb_each(replaced) as field (name, value)
      where known ? name and (later.detail -> 'made' -> name = brought -> name or jsonb_typeof(value) = 'array');
      update private.causes set detail = jsonb_set(detail, '{made}', (detail -> 'made') || private.columns_without(replaced, brought, detail -> 'made'))
      where id = later.id;
      holder := later.record_id;
    end if;
  end loop;
  if exists (select from public.alumni where email = replaced ->> 'email' and id <> holder) then
    replaced := replaced || '{"email": null}';
  end if;
  select version into version_then from public.alumni where id = holder;
  perform private.store_alumnus(to_jsonb(stored) || private.columns_without(replaced, brought, to_jsonb(stored)))
  from public.alumni as stored where stored.id = holder and replaced <> '{}';
  update private.former_rows as last set version_after = version
  from public.alumni where id = holder and last.record_id = holder and last.version_after = version_then and last.cause <> head.id;
  return holder;
end
$$;

-- The labels of what was changed since the merge, which stays: as the kept record stands now, or stood when it was merged itself, without
-- what later merges have brought.
create function private.changed_since(head private.causes, former jsonb) returns text
language sql stable security definer set search_path = '' as $$
  with later as (
    select at, operation, f.former
    from private.causes as cause join private.former_rows as f on f.cause = cause.id
    where kind = 'merge' and undone_at is null and at > head.at and f.record_id = head.record_id
  ), standing as (
    select coalesce(to_jsonb(stored), (select later.former from later where operation = 'delete')) || coalesce(
      (select jsonb_object_agg(name, value order by at desc) from later, jsonb_each(later.former) as field (name, value) where operation = 'update'),
      '{}'
    ) as said
    from (select) as one left join public.alumni as stored on stored.id = head.record_id
  )
  select string_agg(label, ', ')
  from standing, private.import_fields()
  where changed_since.former ? column_name
    and said -> column_name is distinct from head.detail -> 'made' -> column_name
    and said -> column_name is distinct from changed_since.former -> column_name
$$;

-- The registrations of the kept record that had given way to one of the other, as they come back. Where that record was merged itself since,
-- they go on to `holder`, and the merges on the way there give them back; where another registration stands by now, they give way again.
create function private.displaced_of_kept(head private.causes, holder uuid) returns setof jsonb
language sql security definer set search_path = '' as $$
  with recursive later as (
    select * from private.causes where kind = 'merge' and undone_at is null and at > head.at
  ), path as (
    select id, record_id, 1 as step from later where detail ->> 'gone_id' = head.record_id::text
    union all
    select later.id, later.record_id, step + 1 from later join path on later.detail ->> 'gone_id' = path.record_id::text
  ), own as (
    select f.record_id, f.former || jsonb_build_object('alumni_id', holder) as gone_row, f.former, instead.id as instead
    from private.former_rows as f
    left join public.event_registrations as instead on instead.alumni_id = holder and instead.event_id::text = f.former ->> 'event_id'
    where f.cause = head.id and f.operation = 'delete' and f.former ->> 'alumni_id' = head.record_id::text
      and f.of_table = 'public.event_registrations'::regclass
  ), handed_on as (
    insert into private.former_rows (cause, of_table, record_id, operation, former)
    select id, 'public.event_registrations'::regclass, own.record_id, 'update', null from path, own where instead is null
    union all
    select coalesce(
      (select id from path where step = 1),
      (select id from later join private.former_rows as f on f.cause = later.id and f.record_id = instead order by at limit 1)
    ), 'public.event_registrations', own.record_id, 'delete', own.former
    from own where instead is not null
  )
  select gone_row from own where instead is null
$$;

-- The version in which the kept record stands, or stood when it was merged itself.
create function private.standing_version(of_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce((select version from public.alumni where id = of_id), (
    select (f.former ->> 'version')::integer from private.former_rows as f join private.causes as later on f.cause = later.id
    where later.kind = 'merge' and later.undone_at is null and f.record_id = of_id and f.operation = 'delete'
  ))
$$;

-- Both records again, with all that belonged to each. What was changed since stays, and what cannot come back is named.
create function private.part_merged(head private.causes) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  gone_id constant uuid := head.detail ->> 'gone_id';
  brought constant jsonb := head.detail -> 'made';
  former jsonb;
  is_as_merged boolean;
  gone record;
  holder uuid;
  changed text;
  left_out jsonb := '[]';
begin
  perform from public.alumni where id in (
    select head.record_id union select record_id from private.causes where kind = 'merge' and undone_at is null and at > head.at
  ) order by id for update;
  select f.former, private.standing_version(head.record_id) = version_after into former, is_as_merged
  from private.former_rows as f where f.cause = head.id and f.record_id = head.record_id;
  changed := private.changed_since(head, former);
  holder := private.take_out_columns(head, former, brought);
  -- For what was done before, the kept record stands in its former version again; what was done next follows on that.
  update private.former_rows as other set
    version_before = case other.version_before when own.version_after then own.version_before else other.version_before end,
    version_after = case when is_as_merged and other.version_after = own.version_before
      then private.standing_version(own.record_id) else other.version_after end
  from private.former_rows as own
  where own.cause = head.id and own.record_id = head.record_id and other.record_id = own.record_id and other.cause <> head.id
    and own.version_before is not null;
  select left_out || coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'reason', reason)), '[]') into left_out
  from public.alumni, lateral (
    select format('%s (%s)', full_name, changed) as name, 'changed' as reason where changed is not null
    union all
    select full_name, 'email' where email is null and exists (select from public.alumni where email = former ->> 'email')
  ) as named
  where id = holder;
  select restorable.* into gone from private.former_rows as f, private.restorable_row('alumni', f.former) as restorable
  where f.cause = head.id and f.record_id = gone_id;
  perform private.lock_events_of(array[holder, head.record_id]);
  perform private.put_back('alumni', gone.stored_row);
  perform private.put_back_beside(gone_id::text);
  if gone.without <> '{}' then
    left_out := left_out || jsonb_build_object('id', gone_id, 'name', gone.stored_row ->> 'full_name', 'reason', 'email');
  end if;
  -- What a later merge has moved on comes from here, not from there.
  delete from private.former_rows as later using private.former_rows as own, private.causes as cause
  where own.cause = head.id and own.operation = 'update' and own.of_table <> 'public.alumni'::regclass
    and later.record_id = own.record_id and later.cause = cause.id and cause.at > head.at;
  update public.work_history as job set alumni_id = gone_id
  from private.former_rows as f where f.cause = head.id and f.operation = 'update' and job.id = f.record_id;
  update public.event_registrations as r set alumni_id = gone_id
  from private.former_rows as f where f.cause = head.id and f.operation = 'update' and r.id = f.record_id;
  -- What was deleted meanwhile is the other person's, and comes back.
  with missing as (
    select f.of_table, coalesce(f.former, deleted_row) || jsonb_build_object('alumni_id', gone_id) as gone_row
    from private.former_rows as f
    left join lateral (
      select deleted_row from private.history as h
      where h.area = case f.of_table when 'public.work_history'::regclass then 'work' else 'registration' end
        and h.record_id = f.record_id::text and h.operation = 'delete'
      order by h.id desc limit 1
    ) as deletion on true
    where f.cause = head.id and f.of_table <> 'public.alumni'::regclass and coalesce(f.former ->> 'alumni_id', gone_id::text) = gone_id::text
      and not exists (select from public.event_registrations as r where r.id = f.record_id)
  ), work as (
    select private.put_back('work', gone_row) from missing where of_table = 'public.work_history'::regclass and gone_row is not null
  )
  select left_out || private.put_back_registrations(array(
    select gone_row from missing where of_table = 'public.event_registrations'::regclass and gone_row is not null
    union all
    select * from private.displaced_of_kept(head, holder)
  )) into left_out from (select count(*) from work) as done;
  return left_out;
end
$$;
