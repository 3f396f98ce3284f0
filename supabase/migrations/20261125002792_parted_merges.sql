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
-- in what a later merge keeps as former of it, and in what that has taken along into another one. Answers which record holds it now.
create function private.take_out_columns(head private.causes, replaced jsonb, brought jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  holder uuid := head.record_id;
  later private.causes;
  known jsonb;
begin
  for later in
    select * from private.causes where kind = 'merge' and undone_at is null and at > head.at order by at
  loop
    continue when holder not in (later.record_id, (later.detail ->> 'gone_id')::uuid);
    update private.former_rows as f set former = f.former || private.columns_without(replaced, brought, f.former)
    where f.cause = later.id and f.record_id = holder;
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
  perform private.store_alumnus(to_jsonb(stored) || private.columns_without(replaced, brought, to_jsonb(stored)))
  from public.alumni as stored where stored.id = holder and replaced <> '{}';
  return holder;
end
$$;

-- The labels of what was changed since the merge, which stays.
create function private.changed_since(former jsonb, brought jsonb, stored jsonb) returns text
language sql stable set search_path = '' as $$
  select string_agg(label, ', ')
  from private.import_fields()
  where former ? column_name
    and stored -> column_name is distinct from brought -> column_name and stored -> column_name is distinct from former -> column_name
$$;

-- Both records again, with all that belonged to each. What was changed since stays, and what cannot come back is named.
create function private.part_merged(head private.causes) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  gone_id constant uuid := head.detail ->> 'gone_id';
  brought constant jsonb := head.detail -> 'made';
  former jsonb;
  gone record;
  holder uuid;
  changed text;
  left_out jsonb := '[]';
begin
  perform from public.alumni where id in (
    select head.record_id union select record_id from private.causes where kind = 'merge' and undone_at is null and at > head.at
  ) order by id for update;
  select f.former into former from private.former_rows as f where f.cause = head.id and f.record_id = head.record_id;
  select private.changed_since(former, brought, to_jsonb(stored)) into changed from public.alumni as stored
  where stored.id = head.record_id and not exists (
    select from private.causes as later where kind = 'merge' and undone_at is null and at > head.at and record_id = head.record_id
  );
  holder := private.take_out_columns(head, former, brought);
  if changed is not null then
    select left_out || jsonb_build_object('id', id, 'name', format('%s (%s)', full_name, changed), 'reason', 'changed') into left_out
    from public.alumni where id = holder;
  end if;
  select restorable.* into gone from private.former_rows as f, private.restorable_row('alumni', f.former) as restorable
  where f.cause = head.id and f.record_id = gone_id;
  perform private.lock_events_of(array[holder, head.record_id]);
  perform private.put_back('alumni', gone.stored_row);
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
  -- Work that somebody has deleted meanwhile is the other person's, and comes back.
  perform private.put_back('work', coalesce(f.former, deleted_row) || jsonb_build_object('alumni_id', gone_id))
  from private.former_rows as f
  left join lateral (
    select deleted_row from private.history as h where h.area = 'work' and h.record_id = f.record_id::text and h.operation = 'delete'
    order by h.id desc limit 1
  ) as deletion on true
  where f.cause = head.id and f.of_table = 'public.work_history'::regclass and (f.former is not null or deleted_row is not null);
  return left_out || private.put_back_registrations(array(
    select f.former || jsonb_build_object('alumni_id', case when f.former ->> 'alumni_id' = gone_id::text then gone_id else holder end)
    from private.former_rows as f
    where f.cause = head.id and f.operation = 'delete' and f.of_table = 'public.event_registrations'::regclass
  )) || (
    select coalesce(jsonb_agg(jsonb_build_object('id', f.record_id, 'name', private.deleted_title(deleted_row ->> 'event_id'), 'reason', 'gone')), '[]')
    from private.former_rows as f
    join private.history as h on h.area = 'registration' and h.record_id = f.record_id::text and h.operation = 'delete'
    where f.cause = head.id and f.operation = 'update' and not exists (select from public.event_registrations as r where r.id = f.record_id)
  );
end
$$;
