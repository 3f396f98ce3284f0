-- Two records of one person become one, for 90 days also two again.

-- The entries of both lists, without those that say the same.
create function private.joined_lists(kept jsonb, gone jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select kept || coalesce(jsonb_agg(item order by position), '[]')
  from jsonb_array_elements(gone) with ordinality as list (item, position)
  where not exists (select from jsonb_array_elements(kept) as known where known - 'id' = item - 'id')
$$;

-- The fields that one of two records has: 'own' stays with its account, 'given' by one of them, the 'same', or a 'choice'.
create function private.merge_fields(kept public.alumni, gone public.alumni) returns table (name text, own jsonb, other jsonb, kind text)
language sql stable set search_path = '' as $$
  select *, case
    when name = 'email' and kept.user_id is not null and other not in ('null', own) then 'own'
    when 'null' in (own, other) then 'given'
    when own = other then 'same'
    else 'choice'
  end
  from (select key as name, value as own, to_jsonb(gone) -> key as other from jsonb_each(to_jsonb(kept))) as field
  where not (own = 'null' and other = 'null') and name = any (
    '{full_name,email,entry_year,graduation_year,nim,concentration,thesis_title,internship_place,other_academic_info,job_title,company,location,
      bio,profile_image_url,phone_number,linkedin_url,website_url,special_badge,contact_visibility,name_visibility,is_listed}'
  )
$$;

-- The kept record as it will be: what it lacks comes from the other, and so does what the admin has taken from there; what they left out, of
-- both, is empty. Of an account stay
-- the address and its confirmation; a verified record makes the result verified.
create function private.merged_values(kept public.alumni, gone public.alumni, taken text[], emptied text[]) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(kept) || (
    select jsonb_object_agg(name, case
      when name = any (emptied) and kind in ('given', 'choice') then 'null'
      when own = 'null' or kind = 'choice' and name = any (taken) then other else own end)
    from private.merge_fields(kept, gone)
  ) || jsonb_build_object(
    'can_post_jobs', kept.can_post_jobs or gone.can_post_jobs,
    'validation_status', case when 'verified' in (kept.validation_status, gone.validation_status) then 'verified' else kept.validation_status end,
    'advanced_degrees', private.joined_lists(kept.advanced_degrees, gone.advanced_degrees),
    'trainings_certifications', private.joined_lists(kept.trainings_certifications, gone.trainings_certifications),
    'organizational_history', private.joined_lists(kept.organizational_history, gone.organizational_history)
  ) || case
    -- The reason of a rejection does not outlive it.
    when kept.validation_status <> 'verified' and gone.validation_status = 'verified'
      then jsonb_build_object('decision_code', null, 'decision_note', null, 'decided_at', now())
    else '{}'
  end
$$;

-- Every column but those of the record's identity, of its account and of its versions.
create function private.store_alumnus(row_values jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  columns text;
  stored integer;
begin
  select string_agg(quote_ident(attname), ', ') into columns
  from pg_attribute
  where attrelid = 'public.alumni'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and attname not in ('id', 'user_id', 'email_confirmed', 'version', 'created_at', 'updated_at');
  execute format(
    'update public.alumni set (%1$s) = (select %1$s from jsonb_populate_record(null::public.alumni, $1)) where id = $2 returning version', columns
  ) into stored using row_values, (row_values ->> 'id')::uuid;
  return stored;
end
$$;

-- Stays the record with the account, best one that was confirmed, else the older. Both are null where one is gone already.
create function private.merge_sides(one_id uuid, other_id uuid, out kept public.alumni, out gone public.alumni)
language sql stable set search_path = '' as $$
  select one, other
  from public.alumni as one join public.alumni as other on other.id <> one.id
  where one.id in (one_id, other_id) and other.id in (one_id, other_id)
  order by one.user_id is null, one.email_confirmed is false, one.created_at, one.id limit 1
$$;

-- Why two records cannot become one. An account that was never confirmed gives way: nobody can sign in to it.
create function private.merge_obstacle(kept public.alumni, gone public.alumni) returns text
language sql stable set search_path = '' as $$
  select case
    when gone.user_id is not null and gone.email_confirmed
      then 'Keduanya punya akun. Minta orangnya memakai satu, lalu tolak yang lain dengan alasan ‘Akun ganda’.'
    when kept.email_confirmed is false and kept.validation_status <> 'verified' and gone.validation_status = 'verified'
      then 'Email akunnya belum dikonfirmasi. Ia dapat diverifikasi setelah membuka tautan konfirmasi di emailnya.'
  end
$$;

-- What would stand: {kept, gone, obstacle, becomes_verified, fields: {column: kind}}, with both rows. Null where one is gone already.
create function public.preview_merge(one_id uuid, other_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'kept', to_jsonb(kept), 'gone', to_jsonb(gone), 'obstacle', private.merge_obstacle(kept, gone),
      'becomes_verified', (kept).validation_status <> 'verified' and (gone).validation_status = 'verified',
      'fields', (select jsonb_object_agg(name, kind) from private.merge_fields(kept, gone))
    )
    from private.merge_sides(one_id, other_id) where (gone).id is not null
  );
end
$$;

-- Merges in the versions that the admin has seen. `taken` names the columns whose value comes from the other record, `emptied` those that
-- neither gives. The answer is {merge_id, kept_id}.
create function public.merge_alumni(
  one_id uuid, other_id uuid, one_version integer, other_version integer, taken text[] default '{}', emptied text[] default '{}'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sides record;
  kept public.alumni;
  gone public.alumni;
  obstacle text;
  giving_way uuid[];
  merged jsonb;
  former jsonb;
  made jsonb;
  merge_id constant uuid := gen_random_uuid();
begin
  perform private.require_admin();
  perform from public.alumni where id in (one_id, other_id) order by id for update;
  select * into sides from private.merge_sides(one_id, other_id);
  kept := sides.kept;
  gone := sides.gone;
  obstacle := private.merge_obstacle(kept, gone);
  if gone.id is null then
    raise sqlstate 'PT409' using message = 'Salah satu dari keduanya sudah digabung atau dihapus.';
  elsif obstacle is not null then
    raise sqlstate 'PT409' using message = obstacle;
  elsif (kept.version, gone.version) is distinct from (
    case kept.id when one_id then one_version else other_version end, case gone.id when one_id then one_version else other_version end
  ) then
    raise sqlstate 'PT409' using message = 'Salah satu dari keduanya berubah sejak dibuka. Periksa lagi, lalu gabungkan.';
  end if;
  perform private.lock_events_of(array[kept.id, gone.id]);
  -- Where both are registered for one event: who came stays before who has a seat, waits or has cancelled, and else the earlier.
  giving_way := array(
    select (array_agg(r.id order by array_position('{attended,registered,waiting,cancelled}'::public.registration_status[], r.status), r.queue_number))[2]
    from public.event_registrations as r
    where r.alumni_id in (kept.id, gone.id)
    group by r.event_id having count(*) > 1
  );
  merged := private.merged_values(kept, gone, taken, array(
    select unnest(emptied) except select unnest('{full_name,contact_visibility,name_visibility,is_listed}'::text[])
  ));
  select jsonb_object_agg(name, to_jsonb(kept) -> name), jsonb_object_agg(name, value) into former, made
  from jsonb_each(merged) as field (name, value) where value <> to_jsonb(kept) -> name;
  perform private.open_cause(
    'merge', merge_id, jsonb_build_object('gone_id', gone.id, 'name', gone.full_name, 'made', coalesce(made, '{}')), '90 days'
  );
  update private.causes set record_id = kept.id where id = merge_id;
  insert into private.former_rows (cause, of_table, record_id, operation, former)
  select merge_id, 'public.alumni'::regclass, kept.id, 'update', coalesce(former, '{}')
  union all select merge_id, 'public.alumni', gone.id, 'delete', to_jsonb(gone)
  union all
  select merge_id, 'public.event_registrations', r.id, operation, case operation when 'delete' then to_jsonb(r) end
  from public.event_registrations as r, lateral (select case when r.id = any (giving_way) then 'delete' else 'update' end as operation) as done
  where r.alumni_id = gone.id or r.id = any (giving_way)
  union all
  select merge_id, 'public.work_history', job.id, operation, case operation when 'delete' then to_jsonb(job) end
  from public.work_history as job, lateral (
    select case when exists (
      select from public.work_history as known
      where known.alumni_id = kept.id
        and (known.company_name, known.position, known.start_date) = (job.company_name, job.position, job.start_date)
    ) then 'delete' else 'update' end as operation
  ) as done
  where job.alumni_id = gone.id;

  delete from public.event_registrations where id = any (giving_way);
  update public.event_registrations as r set alumni_id = kept.id where r.alumni_id = gone.id;
  update public.work_history as job set alumni_id = kept.id
  where job.id in (select record_id from private.former_rows where cause = merge_id and operation = 'update');
  delete from public.alumni where id = gone.id;
  update private.former_rows set version_before = kept.version, version_after = private.store_alumnus(merged)
  where cause = merge_id and record_id = kept.id;
  return jsonb_build_object('merge_id', merge_id, 'kept_id', kept.id);
end
$$;

-- The merges into a record, and into what was merged into it, that can be taken back, the latest first: [{merge_id, name, merged_at}].
create function public.merges_of(of_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with recursive merges as (
      select id, at, detail from private.causes
      where kind = 'merge' and record_id = of_id and undone_at is null and expires_at > now()
      union all
      select earlier.id, earlier.at, earlier.detail from private.causes as earlier join merges on earlier.record_id::text = merges.detail ->> 'gone_id'
      where earlier.kind = 'merge' and earlier.undone_at is null and earlier.expires_at > now()
    )
    select coalesce(jsonb_agg(jsonb_build_object('merge_id', id, 'name', detail -> 'name', 'merged_at', at) order by at desc), '[]') from merges
  );
end
$$;
