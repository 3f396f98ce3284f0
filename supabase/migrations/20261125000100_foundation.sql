-- Hosted Supabase brings these roles; a bare PostgreSQL, as used locally, gets them here.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin bypassrls;
  end if;
end
$$;

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists pgcrypto with schema extensions;

-- For everything that clients may not call or read directly; the Data API exposes `public` only.
create schema private;

-- PostgreSQL lets everybody execute a new function, and an older hosted project grants its clients every new object in
-- `public`. Neither applies to what the role of these migrations creates from here on: the last file lists what clients may do.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;

create table private.app_settings (
  id boolean primary key default true check (id),
  admin_email text check (admin_email = lower(btrim(admin_email))),
  site_url text check (site_url ~ '^https?://[^/\s"<>]+$')
);
insert into private.app_settings default values;

comment on column private.app_settings.admin_email is
  'The one admin. Set once per installation: update private.app_settings set admin_email = ''…'';';
comment on column private.app_settings.site_url is
  'Where the portal is shown, without a slash at the end: the entries of the calendar lead there.';

-- A token outlives its session by up to an hour, and its account too.
create function private.has_session() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid()
  )
$$;

-- Whose request this is; null for visitors and the system. All rights ask here, so that a stolen token ends with its session: 401 leads the
-- portal to the login page.
create function private.own_account_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is not null and not private.has_session() then
    raise sqlstate 'PT401' using message = 'Sesi Anda sudah berakhir. Silakan masuk kembali.';
  end if;
  return auth.uid();
end
$$;

-- Both the token and the account must carry the address, and the account must have confirmed it.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select
    from private.app_settings setting
    join auth.users account on lower(account.email) = setting.admin_email
    where account.id = private.own_account_id()
      and account.email_confirmed_at is not null
      and lower(auth.jwt() ->> 'email') = setting.admin_email
  )
$$;

create function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only the admin may do this';
  end if;
end
$$;

create function private.admin_account_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select account.id
  from private.app_settings setting
  join auth.users account on lower(account.email) = setting.admin_email
  where account.email_confirmed_at is not null
$$;

create function private.account_email(account_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select lower(email) from auth.users where id = account_id
$$;

create function public.current_user_role() returns text
language sql stable security definer set search_path = '' as $$
  select case when private.is_admin() then 'admin' else 'alumni' end
  from auth.users
  where id = private.own_account_id()
$$;

-- A release compares it with the migration that its build was made with. A database that was migrated without the Supabase CLI has
-- no history, and names none.
create function public.newest_migration() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  newest text;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    select max(version) into newest from supabase_migrations.schema_migrations;
  end if;
  return newest;
end
$$;

-- Conflicts are detected by comparing `version`, so clients may not set it; a row that comes back goes on with its own.
create function private.touch_row() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := case when tg_op = 'UPDATE' then old.version + 1 when current_user in ('anon', 'authenticated') then 1 else new.version end;
  new.updated_at := now();
  return new;
end
$$;

-- Keeps the id of a new row in the table of keys that the trigger names; the key goes with its row. Rows that belong to another refer to its key:
-- a foreign key between two tables of the API lets everybody nest one in the other, hundreds of levels in one address, and PostgreSQL plans
-- such a request before it refuses it.
create function private.keep_key() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format('insert into private.%I values ($1)', tg_argv[0]) using new.id;
  return null;
end
$$;

-- How often something was done on a day in Jakarta, by one account, or by all together where the account is null.
create table private.daily_counts (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  account_id uuid,
  day date not null,
  amount bigint not null,
  unique nulls not distinct (kind, account_id, day)
);

-- Keeps four weeks.
create function private.count_today(kind text, account_id uuid, added bigint) returns bigint
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  today constant date := (now() at time zone 'Asia/Jakarta')::date;
  counted bigint;
begin
  insert into private.daily_counts as known (kind, account_id, day, amount)
  values (count_today.kind, count_today.account_id, today, added)
  on conflict (kind, account_id, day) do update set amount = known.amount + excluded.amount
  returning amount into counted;
  if counted = added then
    delete from private.daily_counts where day < today - 28;
  end if;
  return counted;
end
$$;

-- http and https only, no credentials, no characters that leave an attribute or a CSS url().
create function private.is_web_link(link text) returns boolean
language sql immutable strict set search_path = '' as $$
  select char_length(link) <= 2048
    and link ~* '^https?://[^\s/?#@:\\<>"''[:cntrl:]]+(:[0-9]{1,5})?([/?#][^\s\\<>"[:cntrl:]]*)?$'
$$;

create function private.is_mail_link(link text) returns boolean
language sql immutable strict set search_path = '' as $$
  select char_length(link) <= 2048
    and link ~* '^mailto:[^\s@?\\<>"''[:cntrl:]]+@[^\s@?\\<>"''[:cntrl:]]+(\?[^\s\\<>"[:cntrl:]]*)?$'
$$;

create function private.is_image_link(link text) returns boolean
language sql immutable strict set search_path = '' as $$
  select private.is_web_link(link)
    or link ~ '^/storage/v1/object/public/public-files/([A-Za-z0-9_-]+/)+[A-Za-z0-9_-]+\.[a-z]+$'
$$;

-- '/\evil' and '//evil' leave the site although they begin with a slash.
create function private.is_site_path(link text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(link) <= 2048 and link ~ '^/([^\s/\\<>"[:cntrl:]][^\s\\<>"[:cntrl:]]*)?$'
$$;
