-- What was deleted comes back for thirty days, with the same id.

-- Their files stay as long, and those of merged records, of which both may come back.
create view private.files_of_deleted as
select private.file_name(link) as name
from private.history
cross join lateral unnest(array[
  deleted_row ->> 'profile_image_url', deleted_row ->> 'image_url', deleted_row ->> 'company_logo_url',
  private.configured_url(deleted_row -> 'config_value')
]) as link
where deleted_row ? 'created_at' and at > now() - interval '30 days' and link is not null
union all select private.file_name(former ->> 'profile_image_url') from private.former_rows;

-- For the admin's clean-up: only the storage API can remove the objects themselves. A file that was uploaded within a day may belong to a
-- form that is not saved yet, and one that is in use, or of a row that can be restored, is never listed. What a row names was not
-- necessarily uploaded by its owner, so nobody else's word counts.
create function public.orphaned_files() returns table (name text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select name
    from storage.objects
    where bucket_id = 'public-files'
      and created_at < now() - interval '24 hours'
      and name not in (select name from private.files_in_use where name is not null)
      and name not in (select name from private.files_of_deleted where name is not null)
    limit 500;
end
$$;

-- Into a watched area, or a table beside one. A column that came later has its default.
create function private.put_back(of_area text, deleted_row jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  target constant regclass := coalesce(private.watched_table(of_area), of_area::regclass);
begin
  execute (
    select format(
      'insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1) on conflict do nothing',
      target, string_agg(quote_ident(attname), ', ')
    )
    from pg_catalog.pg_attribute
    where attrelid = target and attnum > 0 and not attisdropped and attgenerated = '' and deleted_row ? attname
  ) using deleted_row;
end
$$;

-- Of a row beside a record, where a cascade deletes it, in which only what runs before is nested: what is deleted by itself is meant.
create function private.keep_beside() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if pg_trigger_depth() > 1 then
    insert into private.rows_beside (of_table, gone, ids, kept_until) values (
      tg_relid, to_jsonb(old), array(select value from jsonb_each_text(to_jsonb(old)) where value ~ '^[0-9a-f-]{36}$'),
      now() + case when current_setting('portal.cause', true) like 'merge %' then interval '90 days' else '30 days' end
    );
  end if;
  return old;
end
$$;

do $$
declare
  beside text;
begin
  foreach beside in array '{published_events,changed_years,changed_verifications,invitations,not_duplicates}'::text[] loop
    execute format(
      'create trigger %1$s_keep before delete on private.%1$I for each row execute function private.keep_beside()', beside
    );
  end loop;
end
$$;

create function private.put_back_beside(of_id text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  one private.rows_beside;
begin
  for one in select * from private.rows_beside where ids @> array[of_id] and kept_until > now() loop
    begin
      perform private.put_back(one.of_table::text, one.gone);
      delete from private.rows_beside where id = one.id;
    exception when foreign_key_violation then
      -- It comes back with the other record.
      null;
    end;
  end loop;
end
$$;

-- Participants had read that it is off, and read that it is on instead of a receipt.
create function private.tell_restored_event(of_event uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  event constant public.events := (select stored from public.events as stored where id = of_event);
begin
  if event.status = 'approved' and private.event_start(event) > now() then
    delete from public.notifications as n using public.event_registrations as r
    where r.event_id = of_event and n.subject_id = r.id and n.topic = 'registration' and n.created_at = now();
    insert into public.notifications (user_id, message, link)
    select user_id, format('Kegiatan "%s" jadi diadakan: %s.', event.title, private.event_facts(event)), private.event_link(of_event)
    from private.event_participants where event_id = of_event;
  end if;
end
$$;

-- The row without the account or the address that is somebody else's by now, or gone. Seats are counted again by the registrations.
create function private.restorable_row(of_area text, deleted_row jsonb, out stored_row jsonb, out without text[])
language plpgsql stable security definer set search_path = '' as $$
declare
  account_column constant text := case of_area when 'job' then 'posted_by_user_id' when 'organization' then null else 'user_id' end;
  account constant uuid := deleted_row ->> account_column;
begin
  stored_row := deleted_row || case of_area when 'event' then '{"seats_taken": 0, "waiting_count": 0}' else '{}' end::jsonb;
  without := '{}';
  if account is not null and (
    not exists (select from auth.users where id = account)
    or of_area = 'alumni' and exists (select from public.alumni where user_id = account)
  ) then
    stored_row := stored_row || jsonb_build_object(account_column, null);
    without := '{account}';
  elsif of_area = 'alumni' and account is not null then
    stored_row := stored_row || jsonb_build_object('email', private.account_email(account));
  end if;
  if of_area = 'alumni' and exists (select from public.alumni where email = stored_row ->> 'email') then
    stored_row := stored_row || '{"email": null, "user_id": null}';
    without := without || '{email}'::text[];
  end if;
  -- Who has read another row saves nothing over this one.
  if without <> '{}' then
    stored_row := stored_row || jsonb_build_object('version', (stored_row ->> 'version')::integer + 1);
  end if;
end
$$;

create function private.deleted_title(event_id text) returns text
language sql stable security definer set search_path = '' as $$
  select deleted_row ->> 'title' from private.history where area = 'event' and record_id = event_id and operation = 'delete' order by id desc limit 1
$$;

-- Registrations come back as they were, but wait where their seat is taken by now. Answers what waits and what has no event or person any
-- more: [{id, name, reason}].
create function private.put_back_registrations(gone_rows jsonb[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  gone jsonb;
  event public.events;
  left_out jsonb := '[]';
begin
  perform from public.events where id in (select (one ->> 'event_id')::uuid from unnest(gone_rows) as one) order by id for update;
  for gone in select one from unnest(gone_rows) as one order by one ->> 'event_id', (one ->> 'queue_number')::bigint loop
    if not private.record_exists('event', gone ->> 'event_id')
      or gone ->> 'alumni_id' is not null and not private.record_exists('alumni', gone ->> 'alumni_id') then
      left_out := left_out || jsonb_build_object('id', gone -> 'id', 'name', private.deleted_title(gone ->> 'event_id'), 'reason', 'gone');
      continue;
    end if;
    event := private.lock_event((gone ->> 'event_id')::uuid);
    if gone ->> 'status' = 'registered' and private.is_full_for(event.id, (gone ->> 'party_size')::integer) then
      left_out := left_out || jsonb_build_object('id', gone -> 'id', 'name', event.title, 'reason', 'waiting');
      gone := gone || '{"status": "waiting"}';
    end if;
    perform private.put_back('registration', gone);
    if private.event_start(event) <= now() then
      delete from public.notifications where subject_id = (gone ->> 'id')::uuid and created_at = now();
    end if;
  end loop;
  return left_out;
end
$$;

-- One deletion; whether it can be brought back was asked before. Answers what is not as it was: [{id, name, reason}].
create function private.restore_entry(entry private.history) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  restorable constant record := private.restorable_row(entry.area, entry.deleted_row);
  left_out jsonb;
begin
  perform set_config('portal.cause', 'restore ' || entry.cause, true);
  perform private.put_back(entry.area, restorable.stored_row);
  perform private.put_back('work', deleted_row) from private.history
  where entry.area = 'alumni' and cause = entry.cause and operation = 'delete' and area = 'work' and owner_id = entry.owner_id;
  left_out := private.put_back_registrations(array(
    select deleted_row from private.history
    where cause = entry.cause and operation = 'delete' and area = 'registration'
      and (owner_id = entry.owner_id or deleted_row ->> 'event_id' = entry.record_id)
  ));
  perform private.put_back_beside(entry.record_id);
  if entry.area = 'event' then
    perform private.tell_restored_event(entry.record_id::uuid);
  end if;
  return left_out || (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', entry.record_id, 'name', coalesce(entry.deleted_row ->> 'full_name', entry.deleted_row ->> 'title'), 'reason', case reason when 'account' then 'no account' else reason end
    )), '[]')
    from unnest(restorable.without) as reason
  );
end
$$;

-- What one act has deleted and is still gone, until `finish`: {undone, left_out, has_more}.
create function private.restore_together(cause_id uuid, finish timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.history;
  undone integer := 0;
  left_out jsonb := '[]';
begin
  perform pg_advisory_xact_lock(hashtext('portal restore'));
  perform from public.events where id in (
    select (deleted_row ->> 'event_id')::uuid from private.history where cause = cause_id and operation = 'delete' and area = 'registration'
  ) order by id for update;
  for entry in select * from private.history where cause = cause_id and operation = 'delete' order by id loop
    continue when not private.is_restorable(entry);
    if undone > 0 and clock_timestamp() >= finish then
      return jsonb_build_object('undone', undone, 'left_out', left_out, 'has_more', true);
    end if;
    left_out := left_out || private.restore_entry(entry);
    undone := undone + 1;
  end loop;
  if undone = 0 then
    raise sqlstate 'PT409' using message = 'Semuanya sudah kembali, atau sudah lewat 30 hari.';
  end if;
  return jsonb_build_object('undone', undone, 'left_out', left_out, 'has_more', false);
end
$$;

-- Answers {area, record_id, without, waiting, missing}.
create function public.restore_deleted(history_id bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.history;
  without text[];
  left_out jsonb;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtext('portal restore'));
  select * into entry from private.history where id = history_id and operation = 'delete';
  if entry.id is null then
    raise sqlstate 'PT404' using message = 'Tidak ada yang dihapus di riwayat ini.';
  elsif entry.cause_kind = 'merge' then
    raise sqlstate 'PT409' using message = 'Rekaman ini digabung. Urungkan penggabungannya di rekaman yang tetap ada.';
  elsif entry.at <= now() - interval '30 days' then
    raise sqlstate 'PT409' using message = 'Sudah lewat 30 hari, sehingga tidak dapat dikembalikan lagi.';
  elsif not private.is_restorable(entry) then
    raise sqlstate 'PT409' using message = 'Data ini sudah dikembalikan, atau kembali bersama pemiliknya.';
  end if;
  without := (private.restorable_row(entry.area, entry.deleted_row)).without;
  left_out := private.restore_entry(entry);
  return jsonb_build_object(
    'area', entry.area, 'record_id', entry.record_id, 'without', without,
    'waiting', jsonb_array_length(jsonb_path_query_array(left_out, '$[*] ? (@.reason == "waiting")')),
    'missing', jsonb_array_length(jsonb_path_query_array(left_out, '$[*] ? (@.reason == "gone")'))
  );
end
$$;
