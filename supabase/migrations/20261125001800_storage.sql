-- WebP is for pictures that an operator adds; the name patterns below allow users JPG and PNG only.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'public-files', 'public-files', true, 5242880, '{image/jpeg,image/png,image/webp}'
)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- <account>_<timestamp>, with an optional random tail.
create function private.is_avatar_name(name text, account_id uuid) returns boolean
language sql immutable set search_path = '' as $$
  select name ~ format('^avatars/%s_[0-9]{13}(_[a-z0-9]{4,40})?\.(jpg|png)$', account_id)
$$;

create function private.is_upload_name(name text) returns boolean
language sql immutable set search_path = '' as $$
  select name ~ '^avatars/[0-9a-f-]{36}_[0-9]{13}(_[a-z0-9]{4,40})?\.(jpg|png)$'
    or name ~ (
      '^(events|company_logos|site|hero|home_about|about_page_main|organization)/'
      || '[0-9]{13}_[a-z0-9]{4,40}\.(jpg|png)$'
    )
$$;

-- Uploads are counted in `storage.objects`, not in `daily_counts`: the storage service tries an upload in a transaction
-- that it rolls back, and stores it in another.
create function private.may_upload() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  files bigint;
  bytes bigint;
begin
  select count(*), coalesce(sum((metadata ->> 'size')::bigint), 0)
  into files, bytes
  from storage.objects
  where bucket_id = 'public-files'
    and owner_id = auth.uid()::text
    and created_at > now() - interval '1 day';
  if files >= 20 or bytes >= 20 * 1024 * 1024 then
    -- The storage service replaces every message by one of its own.
    raise insufficient_privilege using message = 'at most 20 files or 20 MB a day';
  end if;
  return true;
end
$$;

-- Reading by the public URL needs no policy; selecting is needed to change and delete one's own files.
create policy "People see their own avatar files, the admin all files" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'public-files'
    and (
      (owner_id = (select auth.uid()::text) and private.is_avatar_name(name, (select auth.uid())))
      or (select private.is_admin())
    )
  );
create policy "People upload their own avatar, the admin site files" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'public-files'
    and (
      (private.is_avatar_name(name, (select auth.uid())) and (select private.may_upload()))
      or (private.is_upload_name(name) and (select private.is_admin()))
    )
  );
create policy "People replace their own avatar, the admin site files" on storage.objects
  for update to authenticated
  using (
    bucket_id = 'public-files'
    and (
      (owner_id = (select auth.uid()::text) and private.is_avatar_name(name, (select auth.uid())))
      or (select private.is_admin())
    )
  )
  with check (
    bucket_id = 'public-files'
    and (
      private.is_avatar_name(name, (select auth.uid()))
      or (private.is_upload_name(name) and (select private.is_admin()))
    )
  );
create policy "People delete their own avatar, the admin any file" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'public-files'
    and (
      (owner_id = (select auth.uid()::text) and private.is_avatar_name(name, (select auth.uid())))
      or (select private.is_admin())
    )
  );

create table private.orphaned_files (
  name text primary key,
  queued_at timestamptz not null default now()
);

create function private.file_name(link text) returns text
language sql immutable set search_path = '' as $$
  select substring(link from '/storage/v1/object/public/public-files/([^?#]+)')
$$;

-- Of an account without an alumni row, only its metadata name the picture. Users can write anything into their metadata, so
-- only a file that the account itself has uploaded counts.
create view private.files_in_use as
select private.file_name(profile_image_url) as name from public.alumni
union all select private.file_name(image_url) from public.events
union all select private.file_name(company_logo_url) from public.job_postings
union all select private.file_name(image_url) from public.organization_structure
union all select private.file_name(private.configured_url(config_value))
  from public.site_configurations
union all select private.file_name(raw_user_meta_data ->> 'avatar_url')
  from auth.users
  where private.is_avatar_name(private.file_name(raw_user_meta_data ->> 'avatar_url'), id);

create function private.row_file(changed_row jsonb, column_name text) returns text
language sql immutable set search_path = '' as $$
  select private.file_name(private.configured_url(changed_row -> column_name))
$$;

-- Argument: the column with the picture. Only the storage API can remove the object itself, so a change of
-- the row queues the object's name here until a client has removed it.
create function private.queue_orphaned_file() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  former constant text := private.row_file(to_jsonb(old), tg_argv[0]);
  current constant text :=
    case when tg_op = 'UPDATE' then private.row_file(to_jsonb(new), tg_argv[0]) end;
begin
  if former is not null and former is distinct from current then
    insert into private.orphaned_files (name) values (former) on conflict do nothing;
  end if;
  return null;
end
$$;

create trigger alumni_files after update of profile_image_url or delete on public.alumni
  for each row execute function private.queue_orphaned_file('profile_image_url');
create trigger events_files after update of image_url or delete on public.events
  for each row execute function private.queue_orphaned_file('image_url');
create trigger job_postings_files
  after update of company_logo_url or delete on public.job_postings
  for each row execute function private.queue_orphaned_file('company_logo_url');
create trigger organization_structure_files
  after update of image_url or delete on public.organization_structure
  for each row execute function private.queue_orphaned_file('image_url');
create trigger site_configurations_files
  after update of config_value or delete on public.site_configurations
  for each row execute function private.queue_orphaned_file('config_value');

-- For the admin's clean-up: the queued files that still exist, and files that were uploaded more than a day
-- ago without being saved in a row. A file that is in use (again) is never listed.
create function public.orphaned_files() returns table (name text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only the admin may sweep files';
  end if;
  delete from private.orphaned_files
  where name not in (select name from storage.objects where bucket_id = 'public-files')
    or name in (select name from private.files_in_use where name is not null);

  return query
    select name from private.orphaned_files
    union
    select name
    from storage.objects
    where bucket_id = 'public-files'
      and created_at < now() - interval '24 hours'
      and name not in (select name from private.files_in_use where name is not null)
    limit 500;
end
$$;
