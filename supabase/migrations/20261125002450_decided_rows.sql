-- How a decision of the admin changes the rows of one batch, and what it has left out.

-- The rows that do not offer the decision: a trigger would refuse them, and with them the whole batch; or nobody would read them, since
-- their last day is over.
create function private.refused_condition(of_kind text, new_values jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when of_kind = 'job_postings' and new_values ->> 'status' = 'approved' and not new_values ? 'deadline' then
      $condition$coalesce(status <> 'approved' and deadline < (now() at time zone 'Asia/Jakarta')::date, false)$condition$
    when new_values ->> 'validation_status' = 'verified' then
      $condition$validation_status <> 'verified' and email_confirmed is false$condition$
    else 'false'
  end
$$;

-- The columns that name a row to the admin, and that hold its status.
create function private.name_column(of_kind text) returns text
language sql immutable set search_path = '' as $$
  select case of_kind when 'alumni' then 'full_name' else 'title' end
$$;
create function private.status_column(of_kind text) returns text
language sql immutable set search_path = '' as $$
  select case of_kind when 'alumni' then 'validation_status' else 'status' end
$$;

-- The next batch takes about half a second at the speed of the last one, whatever the machine, and at most twice as many rows.
create function private.next_batch_size(size integer, took interval) returns integer
language sql immutable set search_path = '' as $$
  select least(
    greatest(size * least(0.5 / greatest(extract(epoch from took), 0.001), 2), 1), 5000
  )::integer
$$;

-- The rows of one batch, in the order of their ids, each with the version that the admin has read. Of rows that were not picked only the
-- time of reading is known: a row that was changed since gets the version before.
create function private.next_batch(
  of_kind text, condition text, picked_ids uuid[], picked_versions integer[],
  after_id uuid, until_time timestamptz, batch_size integer,
  out ids uuid[], out versions integer[]
)
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    $query$
      select array_agg(id order by id), array_agg(version order by id) from (
        select id, %s as version from %s and ($1 is null or id > $1) order by id limit $2
      ) as batch
    $query$,
    case when picked_ids is null then 'case when updated_at > $3 then version - 1 else version end' else 'version' end,
    case when picked_ids is null
      then format('public.%I where %s and created_at <= $3', of_kind, condition)
      else 'unnest($4, $5) as picked (id, version) where true'
    end
  ) into ids, versions using after_id, batch_size, until_time, picked_ids, picked_versions;
end
$$;

-- Rows are locked in the order of their ids, so that two sessions wait for one another and never deadlock. The ids of the changed rows. Rows that already have the decided values do not count as changed. A version of null stands for any.
create function private.decide_on_rows(
  of_kind text, decision_id uuid, ids uuid[], versions integer[], new_values jsonb
) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  changed_ids uuid[];
begin
  execute (
    select format(
      $query$
        with former as materialized (
          select id, version, jsonb_build_object(%2$s) as former_values
          from public.%1$I as stored join unnest($1, $2) as picked (id, picked_version) using (id)
          where version = coalesce(picked_version, version) and (%3$s) and not (%4$s)
          order by id
          for no key update of stored
        ), changed as (
          update public.%1$I as decided set %5$s
          from former where decided.id = former.id
          returning decided.id, decided.version
        ), noted as (
          insert into private.former_rows (cause, of_table, record_id, operation, former, version_before, version_after)
          select $3, 'public.%1$I', id, 'update', former_values, former.version, changed.version from former join changed using (id)
          returning record_id
        )
        select coalesce(array_agg(record_id), '{}') from noted
      $query$,
      of_kind,
      string_agg(format('%1$L, %1$I', name), ', '),
      string_agg(format('%I is distinct from %L', name, value), ' or ') filter (where name <> 'decided_at'),
      private.refused_condition(of_kind, new_values),
      string_agg(format('%I = %L', name, value), ', ')
    )
    from jsonb_each_text(new_values) as new_value (name, value)
  ) into changed_ids using ids, versions, decision_id;
  return changed_ids;
end
$$;

create function private.delete_rows(of_kind text, ids uuid[], versions integer[]) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  deleted_ids uuid[];
begin
  execute format('select from public.%I where id = any ($1) order by id for update', of_kind) using ids;
  perform private.lock_events_of(ids);
  execute format(
    $query$
      with deleted as (
        delete from public.%I as stored using unnest($1, $2) as picked (id, picked_version)
        where stored.id = picked.id and stored.version = coalesce(picked_version, stored.version)
        returning stored.id
      )
      select coalesce(array_agg(id), '{}') from deleted
    $query$, of_kind
  ) into deleted_ids using ids, versions;
  return deleted_ids;
end
$$;

-- What the decision has left out of a batch: [{id, name, status, reason}], as it is now. A deleted row has neither name nor status; a
-- deletion does not miss it. Were the changed rows read from `former_rows`, which has no statistics of them, each would be compared with all.
create function private.left_out_rows(
  of_kind text, changed_ids uuid[], ids uuid[], versions integer[], new_values jsonb
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  left_out jsonb;
begin
  execute format(
    $query$
      select coalesce(jsonb_agg(to_jsonb(one) order by one.name), '[]') from (
        select
          picked.id, %3$I as name, %4$I as status,
          case when stored.id is null then 'gone' when %2$s then %5$L else 'changed' end as reason
        from unnest($1, $2) as picked (id, picked_version) left join public.%1$I as stored on stored.id = picked.id
        where (%2$s or version <> picked_version or (stored.id is null and $4))
          and picked.id <> all ($3)
      ) as one
    $query$, of_kind, private.refused_condition(of_kind, new_values), private.name_column(of_kind), private.status_column(of_kind),
    case of_kind when 'alumni' then 'unconfirmed' else 'over' end
  ) into left_out using ids, versions, changed_ids, new_values <> '{}';
  return left_out;
end
$$;
