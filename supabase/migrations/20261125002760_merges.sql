-- Two records of one person become one, and two again if nobody has changed the result.

-- Kept for 90 days.
create table private.merges (
  id uuid primary key default gen_random_uuid(),
  kept_id uuid not null,
  gone_id uuid not null,
  -- {alumnus, work_history, registrations}: all that the gone record had.
  gone jsonb not null,
  -- The kept record, and its registrations that gave way.
  kept_before jsonb not null,
  displaced jsonb not null,
  -- The columns whose value came from the gone record.
  taken text[] not null,
  version_after integer not null,
  merged_at timestamptz not null default now(),
  undone_at timestamptz
);
create index merges_merged_at on private.merges (merged_at);
create index merges_of_kept on private.merges (kept_id);

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

-- The kept record as it will be: what it lacks comes from the other, and so does what the admin has taken from there. Of an account stay
-- the address and its confirmation; a verified record makes the result verified.
create function private.merged_values(kept public.alumni, gone public.alumni, taken text[]) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(kept) || (
    select jsonb_object_agg(name, case when own = 'null' or kind = 'choice' and name = any (taken) then other else own end)
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

-- The registrations that give way where both are registered for one event: a cancelled one to the other, else the later.
create function private.displaced_registrations(kept_id uuid, gone_id uuid) returns uuid[]
language sql stable set search_path = '' as $$
  select array(
    select case
      when (one.status = 'cancelled', one.queue_number) < (other.status = 'cancelled', other.queue_number) then other.id else one.id
    end
    from public.event_registrations as one
    join public.event_registrations as other using (event_id)
    where one.alumni_id = kept_id and other.alumni_id = gone_id
  )
$$;

-- Stays the record with the account, else the older. Both are null where one is gone already.
create function private.merge_sides(one_id uuid, other_id uuid, out kept public.alumni, out gone public.alumni)
language sql stable set search_path = '' as $$
  select one, other
  from public.alumni as one join public.alumni as other on other.id <> one.id
  where one.id in (one_id, other_id) and other.id in (one_id, other_id)
  order by one.user_id is null, one.created_at, one.id limit 1
$$;

-- Why two records cannot become one.
create function private.merge_obstacle(kept public.alumni, gone public.alumni) returns text
language sql stable set search_path = '' as $$
  select case
    when gone.user_id is not null
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

-- Merges in the versions that the admin has seen. `taken` names the columns whose value comes
-- from the other record. The answer is {merge_id, kept_id}.
create function public.merge_alumni(one_id uuid, other_id uuid, one_version integer, other_version integer, taken text[] default '{}')
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sides record;
  kept public.alumni;
  gone public.alumni;
  obstacle text;
  made private.merges;
  giving_way uuid[];
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
  delete from private.merges where merged_at < now() - interval '90 days';
  giving_way := private.displaced_registrations(kept.id, gone.id);
  insert into private.merges (kept_id, gone_id, gone, kept_before, displaced, taken, version_after)
  values (
    kept.id, gone.id,
    jsonb_build_object(
      'alumnus', to_jsonb(gone),
      'work_history', (select coalesce(jsonb_agg(job), '[]') from public.work_history as job where job.alumni_id = gone.id),
      'registrations', (select coalesce(jsonb_agg(r), '[]') from public.event_registrations as r where r.alumni_id = gone.id)
    ),
    to_jsonb(kept),
    (select coalesce(jsonb_agg(r), '[]') from public.event_registrations as r where r.alumni_id = kept.id and r.id = any (giving_way)),
    coalesce(taken, '{}'),
    0
  )
  returning * into made;

  perform set_config('portal.cause', 'merge ' || made.id, true);
  delete from public.event_registrations where id = any (giving_way);
  update public.event_registrations as r set alumni_id = kept.id where r.alumni_id = gone.id;
  update public.work_history as job set alumni_id = kept.id
  where job.alumni_id = gone.id and not exists (
    select from public.work_history as known
    where known.alumni_id = kept.id
      and (known.company_name, known.position, known.start_date) = (job.company_name, job.position, job.start_date)
  );
  delete from public.alumni where id = gone.id;
  made.version_after := private.store_alumnus(private.merged_values(kept, gone, taken));
  update private.merges as m set version_after = made.version_after where m.id = made.id;
  return jsonb_build_object('merge_id', made.id, 'kept_id', kept.id);
end
$$;

-- The merges into a record that are not undone, the latest first: [{merge_id, name, merged_at}].
create function public.merges_of(of_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(
      jsonb_agg(jsonb_build_object('merge_id', id, 'name', gone #>> '{alumnus,full_name}', 'merged_at', merged_at) order by merged_at desc), '[]'
    )
    from private.merges
    where kept_id = of_id and undone_at is null and merged_at > now() - interval '90 days'
  );
end
$$;

-- Both records as they were. Where the kept one was changed since, nothing is undone, and the message says what was changed.
create function public.undo_merge(merge_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  made private.merges;
  kept public.alumni;
  changed text;
  restored integer;
begin
  perform private.require_admin();
  select * into made from private.merges as m where m.id = merge_id for update;
  select * into kept from public.alumni where id = made.kept_id for update;
  if kept.id is null or made.undone_at is not null then
    raise sqlstate 'PT409' using message = 'Penggabungan ini tidak dapat diurungkan lagi.';
  end if;
  if kept.version <> made.version_after then
    select string_agg(label, ', ') into changed
    from private.import_fields()
    where to_jsonb(kept) ->> column_name
      is distinct from private.merged_values(
        jsonb_populate_record(null::public.alumni, made.kept_before), jsonb_populate_record(null::public.alumni, made.gone -> 'alumnus'), made.taken
      ) ->> column_name;
    raise sqlstate 'PT409' using message = format(
      'Rekaman ini berubah sejak digabung (%s), sehingga penggabungannya tidak dapat diurungkan.', coalesce(changed, 'riwayat')
    );
  end if;
  perform set_config('portal.cause', 'merge ' || made.id, true);
  -- An earlier merge into the same record can be undone next.
  restored := private.store_alumnus(made.kept_before);
  update private.merges as m set version_after = restored
  where m.kept_id = made.kept_id and m.undone_at is null and m.version_after = (made.kept_before ->> 'version')::integer;
  insert into public.alumni (id, full_name, created_at) values (made.gone_id, made.gone #>> '{alumnus,full_name}', now());
  perform private.store_alumnus(made.gone -> 'alumnus');
  update public.alumni set created_at = (made.gone #>> '{alumnus,created_at}')::timestamptz where id = made.gone_id;
  delete from public.work_history where id in (select (job ->> 'id')::uuid from jsonb_array_elements(made.gone -> 'work_history') as job);
  insert into public.work_history select job.* from jsonb_populate_recordset(null::public.work_history, made.gone -> 'work_history') as job;
  delete from public.event_registrations
  where id in (select (r ->> 'id')::uuid from jsonb_array_elements(made.gone -> 'registrations') as r);
  insert into public.event_registrations
  select r.* from jsonb_populate_recordset(null::public.event_registrations, (made.gone -> 'registrations') || made.displaced) as r;
  update private.merges as m set undone_at = now() where m.id = made.id;
end
$$;
