-- The admin's import: batches of planned rows, each in one transaction and each once, and the way back.

create function private.import_summary(head private.imports) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(head) - '{last_batch_at,account_id}'::text[] || jsonb_build_object(
    'imported_by', private.account_email(head.account_id),
    'counts', coalesce(head.options -> 'counts', '{}') || (
      select coalesce(jsonb_object_agg(action, many), head.counts) from (
        select action, count(*) as many from private.import_rows where import_id = head.id group by action
      ) as done
    ),
    'is_undoable', exists (
      select from private.import_rows where import_id = head.id and alumni_id is not null and is_undone is null
    )
  )
$$;

-- One import at a time: two that run together would each miss the rows of the other.
create function public.start_import(file_name text, file_size bigint, fingerprint text, options jsonb default '{}')
returns uuid
language plpgsql security definer set search_path = '' set statement_timeout = '10s' as $$
declare
  running private.imports;
  started uuid;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtext('portal import'));
  if coalesce(options ->> 'status', 'verified') not in ('verified', 'pending')
    or coalesce(options ->> 'mode', 'add') not in ('add', 'complete') then
    raise invalid_parameter_value using message = format('no such option: %s', options);
  end if;
  select * into running from private.imports
  where finished_at is null and undone_at is null and last_batch_at > now() - interval '1 minute'
  order by created_at desc limit 1;
  if running.id is not null then
    raise sqlstate 'PT409' using message = format(
      'Impor %s sedang berjalan sejak pukul %s. Tunggu sampai selesai.',
      running.file_name, to_char(running.created_at at time zone 'Asia/Jakarta', 'HH24.MI')
    );
  end if;
  delete from private.import_rows as old using private.imports as head
  where head.id = old.import_id and head.created_at < now() - interval '180 days';
  insert into private.imports (file_name, file_size, fingerprint, options)
  values (
    start_import.file_name, start_import.file_size, start_import.fingerprint,
    '{"status": "verified", "is_listed": false, "mode": "add", "title_case": true}' || start_import.options
  )
  returning id into started;
  return started;
end
$$;

create function private.require_import(import_id uuid) returns private.imports
language plpgsql security definer set search_path = '' as $$
declare
  head private.imports;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtext('portal import'));
  select * into head from private.imports as i where i.id = require_import.import_id for update;
  if head.id is null then
    raise sqlstate 'PT404' using message = 'Impor ini tidak ditemukan.';
  end if;
  perform set_config('portal.cause', 'import ' || head.id, true);
  return head;
end
$$;

-- Sets the named columns of some records: [{id, column: value}]; null empties one.
create function private.fill_alumni(rows jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.alumni as stored
  set (
    email, nim, entry_year, graduation_year, phone_number, concentration, thesis_title, internship_place, company, job_title, location,
    linkedin_url, website_url
  ) = (
    select
      email, nim, entry_year, graduation_year, phone_number, concentration, thesis_title, internship_place, company, job_title,
      location, linkedin_url, website_url
    from jsonb_populate_record(stored, one)
  )
  from jsonb_array_elements(rows) as one
  where stored.id = (one ->> 'id')::uuid
$$;

-- Plans each row again, and writes it if that is still what the admin has seen. All new records are one statement, and all that
-- are completed another: the triggers of the table run once for each.
create function private.write_import_batch(head private.imports, batch_no integer, rows jsonb, fingerprints text[])
returns void
language plpgsql security definer set search_path = '' as $$
declare
  -- The check has searched the names of all others. Another row of this import is somebody else, as in the check.
  newcomers constant uuid[] := array(
    select id from public.alumni where created_at > head.created_at - interval '1 day'
    except select alumni_id from private.import_rows where import_id = head.id
  );
  added jsonb;
  completed jsonb;
begin
  with planned as materialized (
    select position, private.plan_import_row(given, head.options, newcomers) as plan
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
            select from private.import_rows as r where r.import_id = head.id and r.alumni_id = (plan #>> '{target,id}')::uuid
          )
        )
        or plan #> '{changes,email}' is not null
          and row_number() over (partition by plan #>> '{changes,email,new}' order by position) > 1 as is_changed,
      coalesce((plan #>> '{target,id}')::uuid, gen_random_uuid()) as id
    from planned
  ), written as materialized (
    select
      *, case when action in ('new', 'complete') and not is_changed then private.import_columns(plan -> 'changes') end as columns
    from judged
  ), noted as (
    insert into private.import_rows (import_id, row_number, batch_no, action, problem, alumni_id, before)
    select
      head.id, (plan ->> 'row_number')::integer, write_import_batch.batch_no, case when is_changed then 'changed' else action end,
      case when is_changed then 'Berubah sejak diperiksa.' else plan ->> 'reason' end,
      case when columns is not null then id end,
      case action when 'complete' then (select jsonb_object_agg(name, null) from jsonb_object_keys(columns) as name) end
    from written
  )
  select
    jsonb_agg(columns || jsonb_build_object('id', id)) filter (where action = 'new'),
    jsonb_agg(columns || jsonb_build_object('id', id)) filter (where action = 'complete')
  into added, completed from written where columns is not null;

  insert into public.alumni (
    id, full_name, email, nim, entry_year, graduation_year, phone_number, concentration, thesis_title, internship_place, company,
    job_title, location, linkedin_url, website_url, validation_status, is_listed
  )
  select
    id, full_name, email, nim, entry_year, graduation_year, phone_number, concentration, thesis_title, internship_place, company,
    job_title, location, linkedin_url, website_url, (head.options ->> 'status')::public.validation_status,
    (head.options ->> 'is_listed')::boolean
  from jsonb_populate_recordset(null::public.alumni, added);

  perform private.fill_alumni(completed);

  update private.import_rows as r set version_after = stored.version
  from public.alumni as stored
  where r.import_id = head.id and r.batch_no = write_import_batch.batch_no and stored.id = r.alumni_id;
end
$$;

-- A batch that is stored already is not written again: its answer may have been lost on the way.
create function public.apply_import(import_id uuid, batch_no integer, rows jsonb, fingerprints text[]) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '10s' as $$
declare
  head constant private.imports := private.require_import(import_id);
begin
  perform private.require_import_rows(rows, 250);
  if not exists (
    select from private.import_rows as r where r.import_id = head.id and r.batch_no = apply_import.batch_no
  ) then
    if num_nonnulls(head.finished_at, head.undone_at) > 0 then
      raise sqlstate 'PT409' using message = 'Impor ini sudah selesai. Periksa berkasnya lagi untuk mengimpor sisanya.';
    end if;
    perform private.write_import_batch(head, batch_no, rows, fingerprints);
    update private.imports set last_batch_at = clock_timestamp() where id = head.id;
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
  head private.imports;
begin
  head := private.require_import(import_id);
  update private.imports as i set finished_at = coalesce(finished_at, now()) where i.id = head.id returning * into head;
  update private.imports as i set counts = private.import_summary(head) -> 'counts' where i.id = head.id;
  return private.import_summary(head);
end
$$;

create function public.list_imports() returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '10s' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(private.import_summary(head) order by head.created_at desc), '[]')
    from (select * from private.imports order by created_at desc limit 20) as head
  );
end
$$;

-- Takes back what nobody has touched since: new records are deleted, completed ones get their empty fields back. What has an account
-- by now, or was changed, stays and is named.
create function public.undo_import(import_id uuid, max_rows integer default 500) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '10s' set plan_cache_mode = force_custom_plan as $$
declare
  head constant private.imports := private.require_import(import_id);
  batch private.import_rows[];
  kept jsonb;
  has_more boolean;
begin
  batch := array(
    select r from private.import_rows as r
    where r.import_id = head.id and r.alumni_id is not null and r.is_undone is null
    order by r.row_number limit least(greatest(max_rows, 1), 1000)
  );
  with judged as (
    select
      one.row_number, one.alumni_id, one.action, one.before, stored.full_name,
      case
        when stored.id is null then 'gone'
        when stored.user_id is not null then 'account'
        when stored.version <> one.version_after or one.action = 'new' and (
          exists (select from public.work_history as job where job.alumni_id = stored.id)
          or exists (select from public.event_registrations as r where r.alumni_id = stored.id)
        ) then 'changed'
      end as reason
    from unnest(batch) as one
    left join public.alumni as stored on stored.id = one.alumni_id
  ), deleted as (
    delete from public.alumni as gone using judged
    where gone.id = judged.alumni_id and judged.action = 'new' and judged.reason is null
  ), emptied as (
    select private.fill_alumni(jsonb_agg(before || jsonb_build_object('id', alumni_id))) from judged where action = 'complete' and reason is null
  ), noted as (
    update private.import_rows as r set is_undone = judged.reason is null
    from judged where r.import_id = head.id and r.row_number = judged.row_number
  )
  select coalesce(
    jsonb_agg(jsonb_build_object('row_number', row_number, 'id', alumni_id, 'name', full_name, 'reason', reason) order by row_number)
      filter (where reason is not null), '[]'
  ) into kept from judged, emptied;
  has_more := exists (
    select from private.import_rows as r where r.import_id = head.id and r.alumni_id is not null and r.is_undone is null
  );
  if not has_more then
    update private.imports as i set undone_at = coalesce(undone_at, now()) where i.id = head.id;
  end if;
  return jsonb_build_object(
    'has_more', has_more, 'undone_count', coalesce(cardinality(batch), 0) - jsonb_array_length(kept), 'left_out', kept
  );
end
$$;
