create type public.alumni_list as enum (
  'advanced_degrees', 'trainings_certifications', 'organizational_history'
);

-- Locks the row, so that two tabs that change the same list both keep their changes.
create function private.lock_alumni_list(target_id uuid, list public.alumni_list) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  items jsonb;
begin
  select case list
    when 'advanced_degrees' then advanced_degrees
    when 'trainings_certifications' then trainings_certifications
    when 'organizational_history' then organizational_history
  end
  into items
  from public.alumni
  where id = target_id and (user_id = private.own_account_id() or private.is_admin())
  for update;

  if not found then
    if private.is_admin() then
      raise sqlstate 'PT404' using message = 'Data alumni ini sudah tidak ada.';
    end if;
    raise insufficient_privilege using message = 'this profile is not yours to change';
  end if;
  return items;
end
$$;

-- Returns what is stored, with cleaned texts.
create function private.store_alumni_list(target_id uuid, list public.alumni_list, items jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored jsonb;
begin
  execute format('update public.alumni set %1$I = $1 where id = $2 returning %1$I', list)
    into stored using items, target_id;
  return stored;
end
$$;

-- Replaces the item with the same id in its place, or appends it. Returns the whole list. With an expected
-- version it raises PT409 when the row has another version.
create function public.save_alumni_item(
  alumni_id uuid, list public.alumni_list, item jsonb, expected_version integer default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  items constant jsonb := private.lock_alumni_list(alumni_id, list);
  saved constant jsonb := item || jsonb_build_object('id', item ->> 'id');
  found_at integer;
begin
  if expected_version <> (select version from public.alumni where id = alumni_id) then
    raise sqlstate 'PT409' using message = 'Profil ini diubah di tempat lain.';
  end if;

  select position - 1
  into found_at
  from jsonb_array_elements(items) with ordinality as present (entry, position)
  where entry ->> 'id' = saved ->> 'id';

  return private.store_alumni_list(
    alumni_id,
    list,
    case
      when found_at is null then items || jsonb_build_array(saved)
      else jsonb_set(items, array[found_at::text], saved)
    end
  );
end
$$;

create function public.remove_alumni_item(alumni_id uuid, list public.alumni_list, item_id text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  items constant jsonb := private.lock_alumni_list(alumni_id, list);
begin
  return private.store_alumni_list(
    alumni_id,
    list,
    (
      select coalesce(jsonb_agg(entry order by position), '[]')
      from jsonb_array_elements(items) with ordinality as present (entry, position)
      where entry ->> 'id' is distinct from item_id
    )
  );
end
$$;
