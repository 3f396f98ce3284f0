-- The admin's decisions on alumni, events and jobs: `of_kind` is the table. One row, selected rows and all rows that match a filter
-- are decided on by the same function, batch by batch, so that the admin can follow, stop and undo it.

-- The condition that a filter of the admin's list, and the statuses that are decided on, stand for. Null is any status.
create function private.matching_condition(of_kind text, search text, by_statuses text[], filters jsonb)
returns text
language plpgsql immutable set search_path = '' as $$
begin
  if of_kind <> all ('{alumni,events,job_postings}') or (of_kind <> 'alumni' and filters - 'decision_code' <> '{}') then
    raise invalid_parameter_value using message = 'no such list or filter';
  end if;
  return concat_ws(
    ' and ',
    case of_kind when 'alumni' then private.alumni_condition(search, null, filters)
      else concat_ws(
        ' and ', private.words_condition('{searched}', private.word_patterns(search)),
        'decision_code = ' || quote_literal(filters ->> 'decision_code')
      ) end,
    private.status_column(of_kind) || ' = any (' || quote_literal(by_statuses::text) || ')'
  );
end
$$;

-- A rejection may say why, as {code, note}; every other decision removes the former reason, but one that is taken back: a row waits for
-- its second look again, with the reason, as if nobody had decided since.
create function private.reason_values(new_status text, new_reason jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  code constant text := new_reason ->> 'code';
  note constant text := private.clean_text(new_reason ->> 'note');
begin
  if new_reason is not null
    and (coalesce(new_status, '') not in ('rejected', 'pending') or coalesce(code, '') !~ '^[a-z-]{1,40}$' or coalesce(note, '') = '') then
    raise invalid_parameter_value using message = 'only a rejection has a reason, with a code and a note';
  elsif char_length(note) > 500 then
    raise sqlstate 'PT400' using message = 'Alasan paling banyak 500 karakter.';
  end if;
  return case when new_status is null then '{}' else
    jsonb_build_object('decision_code', code, 'decision_note', note, 'decided_at', case when new_status <> 'pending' or code is null then now() end)
  end;
end
$$;

-- The columns that a decision changes. Null leaves a value as it is; an empty text removes the badge.
create function private.decided_values(
  of_kind text,
  new_status text,
  new_right boolean,
  new_badge text,
  new_listing boolean,
  new_reason jsonb,
  new_deadline date
) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if new_deadline is not null then
    if of_kind <> 'job_postings' or new_status is distinct from 'approved' then
      raise invalid_parameter_value using message = 'only a job that is approved gets another last day';
    end if;
    perform private.check_deadline(new_deadline);
  end if;
  if of_kind <> 'alumni' then
    if num_nonnulls(new_right, new_badge, new_listing) > 0 then
      raise invalid_parameter_value using message = 'only alumni have right, badge and listing';
    end if;
    return jsonb_strip_nulls(jsonb_build_object('status', new_status, 'deadline', new_deadline)) || private.reason_values(new_status, new_reason);
  end if;
  return jsonb_strip_nulls(
    jsonb_build_object('validation_status', new_status, 'can_post_jobs', new_right, 'is_listed', new_listing)
  ) || private.reason_values(new_status, new_reason) || case when new_badge is null then '{}' else
    jsonb_build_object('special_badge', nullif(private.clean_text(new_badge), ''))
  end;
end
$$;

-- Nobody decides on rows that they have not counted.
create function private.check_total(of_kind text, condition text, expected_total bigint) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  total bigint;
begin
  if expected_total is null then
    return;
  end if;
  execute format('select count(*) from public.%I where %s', of_kind, condition) into total;
  if total <> expected_total then
    raise sqlstate 'PT409' using message = format(
      'Sekarang %s %s yang cocok, bukan %s. Periksa daftarnya, lalu ulangi.',
      total,
      case of_kind when 'events' then 'kegiatan' when 'job_postings' then 'lowongan' else of_kind end,
      expected_total
    );
  end if;
end
$$;

-- Decides either on `ids`, each in the one of `versions` that was read, or on all rows under a filter, as they were read `read_ago`. Posting
-- right, badge and listing, which rest on nothing in the row, may leave the versions out. Works until `time_limit`: where `next_id` is not null,
-- the rest needs another call with the same `decision_id`, `after_id` and `created_until`, which excludes later rows. `by_statuses` are those
-- that offer the decision, or that the admin has named. `expected_total` is the number of matches that the admin saw; if it has changed,
-- the first call is refused. `lost` names what follows once there is no undo: the registrations of people who are no longer verified.
create function public.decide(
  of_kind text,
  decision_id uuid,
  ids uuid[] default null,
  versions integer[] default null,
  expected_total bigint default null,
  read_ago interval default null,
  search text default null,
  by_statuses text[] default null,
  filters jsonb default null,
  new_status text default null,
  new_right boolean default null,
  new_badge text default null,
  new_listing boolean default null,
  new_reason jsonb default null,
  new_deadline date default null,
  is_deletion boolean default false,
  after_id uuid default null,
  created_until timestamptz default null,
  batch_size integer default 500,
  time_limit interval default '1 second'
) returns table (next_id uuid, until_time timestamptz, seen_count integer, changed_count integer, left_out jsonb, lost jsonb)
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  started constant timestamptz := clock_timestamp();
  size integer := least(greatest(batch_size, 1), 5000);
  batch_started timestamptz;
  condition text;
  new_values jsonb;
  batch record;
  changed_ids uuid[];
  changed_id uuid;
begin
  perform private.require_admin();
  condition := private.matching_condition(of_kind, search, by_statuses, filters);
  new_values := private.decided_values(of_kind, new_status, new_right, new_badge, new_listing, new_reason, new_deadline);
  if is_deletion = (new_values <> '{}') or num_nonnulls(ids, expected_total) <> 1 then
    raise invalid_parameter_value
      using message = 'a decision changes something, or deletes, either picked rows or a number of matches';
  end if;
  if ids is null and (read_ago is null or (after_id is null) <> (created_until is null))
    or (is_deletion or new_status is not null) and num_nonnulls(variadic versions) is distinct from cardinality(ids) then
    raise invalid_parameter_value using message = 'a decision names what was read: versions, or the time';
  end if;
  if after_id is null then
    perform private.check_total(of_kind, condition, expected_total);
  end if;
  perform private.open_cause('decision', decision_id, jsonb_build_object('list', of_kind, 'status', new_status), '1 hour');
  if coalesce(cardinality(ids), 0) <> 1 then
    perform set_config('portal.undo_time', '2 minutes', true);
  end if;
  until_time := coalesce(created_until, now() - greatest(read_ago, '0'));
  next_id := after_id;
  seen_count := 0;
  changed_count := 0;
  left_out := '[]';
  lost := '[]';
  loop
    batch_started := clock_timestamp();
    batch := private.next_batch(of_kind, condition, ids, versions, next_id, until_time, size);
    seen_count := seen_count + coalesce(cardinality(batch.ids), 0);
    if batch.ids is not null then
      changed_ids := case when is_deletion
        then private.delete_rows(of_kind, batch.ids, batch.versions)
        else private.decide_on_rows(of_kind, decision_id, batch.ids, batch.versions, new_values)
      end;
      changed_count := changed_count + cardinality(changed_ids);
      changed_id := coalesce(changed_ids[1], changed_id);
      left_out := left_out || private.left_out_rows(of_kind, changed_ids, batch.ids, batch.versions, new_values);
      if new_status is not null then
        lost := lost || private.registrations_to_free(changed_ids);
      end if;
    end if;
    next_id := batch.ids[size];
    exit when next_id is null or clock_timestamp() >= started + time_limit;
    size := private.next_batch_size(size, clock_timestamp() - batch_started);
  end loop;
  update private.causes set
    at = clock_timestamp(), row_count = row_count + changed_count,
    record_id = case when row_count + changed_count = 1 then coalesce(changed_id, record_id) end
  where id = decision_id;
  delete from private.causes where id = decision_id and row_count = 0;
  return next;
end
$$;
