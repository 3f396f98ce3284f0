-- The admin's import: batches of planned rows, each in one transaction and each once.

create function private.import_summary(head private.causes) returns jsonb
language sql stable set search_path = '' as $$
  select head.detail - 'last_batch_at' || jsonb_build_object(
    'id', head.id,
    'created_at', head.at,
    'undone_at', head.undone_at,
    'imported_by', private.account_email(head.actor),
    'counts', coalesce(head.detail #> '{options,counts}', '{}') || (
      select coalesce(jsonb_object_agg(action, many), head.detail -> 'counts') from (
        select action, count(*) as many from private.import_rows where import_id = head.id group by action
      ) as done
    ),
    -- Whom the way back has left, as they are called now.
    'left_out', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', record_id, 'name', full_name, 'status', validation_status,
        'reason', case
          when alumni.id is null then 'gone' when operation = 'insert' and user_id is not null then 'account' else 'changed'
        end
      ) order by full_name, record_id), '[]')
      from private.former_rows left join public.alumni on alumni.id = record_id
      where cause = head.id and head.detail ? 'partly_undone_at'
    ),
    'is_undoable', exists (select from private.former_rows where cause = head.id and head.expires_at > now())
  )
$$;

-- One import at a time: two that run together would each miss the rows of the other. Whose import was cut off goes on at once with
-- another: it ends the former one.
create function public.start_import(file_name text, file_size bigint, fingerprint text, options jsonb default '{}')
returns uuid
language plpgsql security definer set search_path = '' set statement_timeout = '10s' as $$
declare
  running private.causes;
  started constant uuid := gen_random_uuid();
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtext('portal import'));
  if coalesce(options ->> 'status', 'verified') not in ('verified', 'pending')
    or coalesce(options ->> 'mode', 'add') not in ('add', 'complete') then
    raise invalid_parameter_value using message = 'options has no such status or mode';
  end if;
  select * into running from private.causes
  where kind = 'import' and undone_at is null and detail ->> 'finished_at' is null and actor is distinct from private.own_account_id()
    and (detail ->> 'last_batch_at')::timestamptz > now() - interval '1 minute'
  order by at desc limit 1;
  if running.id is not null then
    raise sqlstate 'PT409' using message = format(
      'Impor %s sedang berjalan sejak pukul %s. Tunggu sampai selesai.',
      running.detail ->> 'file_name', to_char(running.at at time zone 'Asia/Jakarta', 'HH24:MI')
    );
  end if;
  perform private.open_cause('import', started, jsonb_build_object(
    'file_name', file_name, 'file_size', file_size, 'fingerprint', fingerprint, 'counts', '{}'::jsonb, 'last_batch_at', now(),
    'options', '{"status": "verified", "is_listed": false, "mode": "add", "title_case": true}' || options
  ), '180 days');
  delete from private.import_rows using private.causes as old where old.id = import_id and old.expires_at is null;
  return started;
end
$$;

create function private.require_import(import_id uuid) returns private.causes
language plpgsql security definer set search_path = '' as $$
declare
  head private.causes;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtext('portal import'));
  select * into head from private.causes where id = import_id and kind = 'import' for update;
  if head.id is null then
    raise sqlstate 'PT404' using message = 'Impor ini tidak ditemukan.';
  end if;
  perform set_config('portal.cause', 'import ' || head.id, true);
  return head;
end
$$;

-- Plans each row again, and writes it if that is still what the admin has seen. All new records are one statement, and all that
-- are completed another: the triggers of the table run once for each.
create function private.write_import_batch(head private.causes, batch_no integer, rows jsonb, fingerprints text[])
returns void
language plpgsql security definer set search_path = '' as $$
declare
  -- The check has searched the names of all others. Another row of this import is somebody else, as in the check.
  newcomers constant uuid[] := array(
    select id from public.alumni where created_at > head.at - interval '1 day'
    except select record_id from private.former_rows where cause = head.id
  );
  names constant text := (select string_agg(column_name, ', ') from private.import_fields());
  added jsonb;
  completed jsonb;
begin
  with planned as materialized (
    select position, private.plan_import_row(given, head.detail -> 'options', newcomers) as plan
    from jsonb_array_elements(rows) with ordinality as list (given, position)
  ), judged as materialized (
    select
      plan,
      plan ->> 'action' as action,
      plan ->> 'fingerprint' is distinct from fingerprints[position]
        -- Two rows of a batch may complete one record, or bring one address.
        or plan ->> 'action' = 'complete' and (
          row_number() over (partition by plan #> '{target,id}' order by position) > 1
          or exists (
            select from private.former_rows where cause = head.id and record_id = (plan #>> '{target,id}')::uuid
          )
        )
        or plan #> '{changes,email}' is not null
          and row_number() over (partition by plan #>> '{changes,email,new}' order by position) > 1 as is_changed,
      coalesce((plan #>> '{target,id}')::uuid, gen_random_uuid()) as id
    from planned
  ), written as materialized (
    select
      *, case when action in ('new', 'complete') and not is_changed then (
        select jsonb_object_agg(column_name, plan #> array['changes', field, 'new'])
        from private.import_fields() where plan -> 'changes' ? field
      ) end as columns
    from judged
  ), noted as (
    insert into private.import_rows (import_id, row_number, batch_no, action, problem)
    select
      head.id, (plan ->> 'row_number')::integer, write_import_batch.batch_no, case when is_changed then 'changed' else action end,
      case when is_changed then 'Berubah sejak diperiksa.' else plan ->> 'reason' end
    from written
  )
  select
    jsonb_agg(columns || jsonb_build_object('id', id)) filter (where action = 'new'),
    jsonb_agg(columns || jsonb_build_object('id', id)) filter (where action = 'complete')
  into added, completed from written where columns is not null;

  execute format(
    'insert into public.alumni (id, validation_status, is_listed, %1$s)
     select id, $2, $3, %1$s from jsonb_populate_recordset(null::public.alumni, $1)', names
  ) using added, (head.detail #>> '{options,status}')::public.validation_status, (head.detail #>> '{options,is_listed}')::boolean;
  execute format(
    'update public.alumni as stored set (%1$s) = (select %1$s from jsonb_populate_record(stored, one))
     from jsonb_array_elements($1) as one where stored.id = (one ->> ''id'')::uuid', names
  ) using completed;

  insert into private.former_rows (cause, of_table, record_id, operation, former, version_before, version_after)
  select head.id, 'public.alumni', stored.id, operation, former, version - 1, version
  from (
    select 'insert', one, null::jsonb from jsonb_array_elements(added) as one
    union all
    select 'update', one, (select jsonb_object_agg(name, null) from jsonb_object_keys(one - 'id') as name) from jsonb_array_elements(completed) as one
  ) as written (operation, one, former)
  join public.alumni as stored on stored.id = (one ->> 'id')::uuid;
end
$$;

-- A batch that is stored already is not written again: its answer may have been lost on the way.
create function public.apply_import(import_id uuid, batch_no integer, rows jsonb, fingerprints text[]) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '10s' as $$
declare
  head constant private.causes := private.require_import(import_id);
begin
  perform private.require_import_rows(rows, 250);
  if not exists (
    select from private.import_rows as r where r.import_id = head.id and r.batch_no = apply_import.batch_no
  ) then
    if num_nonnulls(head.detail ->> 'finished_at', head.detail ->> 'partly_undone_at', head.undone_at::text) > 0
      or exists (select from private.causes where kind = 'import' and at > head.at) then
      raise sqlstate 'PT409' using message = 'Impor ini sudah berakhir. Periksa berkasnya lagi untuk mengimpor sisanya.';
    end if;
    perform private.write_import_batch(head, batch_no, rows, fingerprints);
    update private.causes set detail = detail || jsonb_build_object('last_batch_at', clock_timestamp()) where id = head.id;
  end if;
  return (
    select coalesce(
      jsonb_agg(jsonb_build_object('row_number', row_number, 'action', action, 'reason', problem) order by row_number), '[]'
    )
    from private.import_rows as r where r.import_id = head.id and r.batch_no = apply_import.batch_no
  );
end
$$;

create function public.finish_import(import_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '10s' as $$
declare
  head private.causes;
begin
  head := private.require_import(import_id);
  head.detail := jsonb_build_object('finished_at', now()) || head.detail;
  head.detail := head.detail || jsonb_build_object('counts', private.import_summary(head) -> 'counts');
  update private.causes set detail = head.detail where id = head.id;
  return private.import_summary(head);
end
$$;

-- The newest first, 20 a page: those before the last of the page before.
create function public.list_imports(before_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '10s' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(private.import_summary(head) order by head.at desc), '[]')
    from (
      select * from private.causes
      where kind = 'import' and (before_id is null or at < (select at from private.causes where id = before_id))
      order by at desc limit 20
    ) as head
  );
end
$$;
