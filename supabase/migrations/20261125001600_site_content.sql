create table public.organization_structure (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_filled(name, 200)),
  position text not null check (private.is_filled(position, 200)),
  job_description text check (char_length(job_description) <= 2000),
  image_url text check (private.is_image_link(image_url)),
  category text not null default 'dewan-penasehat'
    check (category ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(category) <= 100),
  display_order integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index organization_structure_order on public.organization_structure (display_order, id);
create index organization_structure_order_in_category
  on public.organization_structure (category, display_order, id);

create trigger organization_structure_clean before insert or update of name, position, job_description, image_url, category
  on public.organization_structure
  for each row execute function private.clean_row('job_description');
create trigger organization_structure_touch
  before insert or update on public.organization_structure
  for each row execute function private.touch_row();

alter table public.organization_structure enable row level security;

create policy "The admin keeps the organisation" on public.organization_structure
  for all to authenticated using ((select private.is_admin()));

-- What everybody reads of the members, 200 at a time, as one JSON value (as of a profile of the directory).
create function public.organization_members(page_offset integer default 0) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(member)), '[]') from (
    select id, name, position, job_description, image_url, category
    from public.organization_structure
    order by category, display_order, id
    limit 200 offset greatest(page_offset, 0)
  ) as member
$$;

-- Pictures are configured as {url, alt} or, in older installations, as a plain string.
create function private.configured_url(config_value jsonb) returns text
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(config_value)
    when 'string' then config_value #>> '{}'
    when 'object' then config_value ->> 'url'
  end
$$;

-- An empty url means the built-in picture.
create table public.site_configurations (
  config_key text primary key check (config_key ~ '^[a-z][a-z0-9_]{0,63}$'),
  config_value jsonb not null
    check (
      octet_length(config_value::text) <= 100000
      and (
        coalesce(private.configured_url(config_value), '') = ''
        or config_key !~ '_url$'
        or private.is_image_link(private.configured_url(config_value))
      )
    ),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A text that was emptied stays one: it may stand for the built-in picture.
create function private.clean_configuration() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.bounded(new.config_value::text, 100000);
  new.config_value := private.clean_json(new.config_value, true, '{}');
  return new;
end
$$;

create trigger site_configurations_clean before insert or update of config_value on public.site_configurations
  for each row execute function private.clean_configuration();
create trigger site_configurations_touch before insert or update on public.site_configurations
  for each row execute function private.touch_row();

alter table public.site_configurations enable row level security;

create policy "The admin keeps the site configuration" on public.site_configurations
  for all to authenticated using ((select private.is_admin()));

-- What everybody reads of the configuration, as one JSON object: all of it, or these keys.
create function public.site_configuration(by_keys text[] default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(config_key, config_value), '{}')
  from public.site_configurations
  where by_keys is null or config_key = any (by_keys)
$$;

-- Saves all of [{config_key, config_value, expected_version}], or none and raises PT409 when one of them
-- has another version. An expected version of 0 or null means that the row does not exist yet.
create function public.save_site_configurations(changes jsonb)
returns setof public.site_configurations
language plpgsql set search_path = '' as $$
declare
  change record;
begin
  perform private.require_admin();
  for change in
    select *
    from jsonb_to_recordset(changes)
      as entry (config_key text, config_value jsonb, expected_version integer)
    order by config_key
  loop
    if coalesce(change.expected_version, 0) = 0 then
      insert into public.site_configurations (config_key, config_value)
      values (change.config_key, change.config_value)
      on conflict do nothing;
    else
      update public.site_configurations
      set config_value = change.config_value
      where config_key = change.config_key and version = change.expected_version;
    end if;
    if not found then
      raise sqlstate 'PT409' using message = 'Konfigurasi ini diubah di tempat lain.';
    end if;
    return query
      select * from public.site_configurations where config_key = change.config_key;
  end loop;
end
$$;
