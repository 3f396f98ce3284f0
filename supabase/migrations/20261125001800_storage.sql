-- WebP is for pictures that an operator adds; the name patterns below allow users JPG and PNG only.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'public-files', 'public-files', true, 5242880, '{image/jpeg,image/png,image/webp}'
)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Names of former pictures begin with the account.
create function private.is_avatar_name(name text) returns boolean
language sql immutable set search_path = '' as $$
  select name ~ '^avatars/([0-9a-f-]{36}_)?[0-9]{13}(_[a-z0-9]{4,40})?\.(jpg|png)$'
$$;

-- A picture belongs to the account that its name says, whoever stored it; one that says none, to the account that stored it.
create function private.is_own_avatar(name text, owner_id text, account_id uuid) returns boolean
language sql immutable set search_path = '' as $$
  select private.is_avatar_name(name)
    and coalesce(substring(name from '^avatars/([0-9a-f-]{36})_'), owner_id) = account_id::text
$$;

create function private.is_upload_name(name text) returns boolean
language sql immutable set search_path = '' as $$
  select private.is_avatar_name(name)
    or name ~ (
      '^(events|company_logos|site|hero|home_about|about_page_main|organization)/'
      || '[0-9]{13}_[a-z0-9]{4,40}\.(jpg|png)$'
    )
$$;

-- What the portal asks of the storage service, by the names that the service gives to its operations:
-- https://github.com/supabase/storage/blob/master/src/http/routes/operations.ts. Signed upload addresses, copies and moves, the S3 and
-- the resumable protocol are refused: they store without a check, or as another type.
create function private.may_store_file() returns boolean
language sql stable security definer set search_path = '' as $$
  select storage.operation() in ('storage.object.upload', 'storage.object.upload_update')
    and private.has_session()
$$;
create function private.may_remove_file() returns boolean
language sql stable security definer set search_path = '' as $$
  select storage.operation() in ('storage.object.delete', 'storage.object.delete_many')
    and private.has_session()
$$;

-- Reading by the public URL needs no policy; selecting is needed to change and delete.
create policy "People see their own avatar files, the admin all files" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'public-files'
    and (select private.has_session())
    and (
      private.is_own_avatar(name, owner_id, (select private.own_account_id()))
      or (select private.is_admin())
    )
  );
create policy "People upload their own avatar, the admin site files" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'public-files'
    and (select private.may_store_file())
    and (
      private.is_own_avatar(name, owner_id, (select private.own_account_id()))
      or (private.is_upload_name(name) and (select private.is_admin()))
    )
  );
create policy "People replace their own avatar, the admin site files" on storage.objects
  for update to authenticated
  using (
    bucket_id = 'public-files'
    and (select private.may_store_file())
    and (
      private.is_own_avatar(name, owner_id, (select private.own_account_id()))
      or (select private.is_admin())
    )
  )
  with check (
    bucket_id = 'public-files'
    and (
      private.is_own_avatar(name, owner_id, (select private.own_account_id()))
      or (private.is_upload_name(name) and (select private.is_admin()))
    )
  );
create policy "People delete their own avatar, the admin any file" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'public-files'
    and (select private.may_remove_file())
    and (
      private.is_own_avatar(name, owner_id, (select private.own_account_id()))
      or (select private.is_admin())
    )
  );

-- The storage service passes on the message of this code alone.
create function private.refuse_file(reason text) returns void
language plpgsql set search_path = '' as $$
begin
  raise insufficient_privilege using message = reason;
end
$$;

-- The storage service tries an upload in a transaction that it rolls back, receives the bytes, and stores the row with its own rights in
-- another. Only here is known what was really stored. After an error the service removes the bytes.
create function private.check_stored_file() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  bucket storage.buckets;
  files bigint;
  bytes bigint;
begin
  select * into bucket from storage.buckets where id = new.bucket_id;
  if (new.metadata ->> 'size')::bigint > bucket.file_size_limit then
    perform private.refuse_file('Berkas terlalu besar. Paling besar 5 MB.');
  end if;
  if new.metadata ? 'size' and not coalesce(new.metadata ->> 'mimetype' = any (bucket.allowed_mime_types), false) then
    perform private.refuse_file('Jenis berkas ini tidak diterima.');
  end if;
  if not private.is_own_avatar(new.name, new.owner_id, new.owner_id::uuid)
    or new.owner_id = private.admin_account_id()::text then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('files of ' || new.owner_id, 0));
  select count(*), coalesce(sum((metadata ->> 'size')::bigint), 0)
  into files, bytes
  from storage.objects
  where bucket_id = new.bucket_id
    and owner_id = new.owner_id
    and created_at > now() - interval '1 day';
  if files > 20 or bytes > 20 * 1024 * 1024 then
    perform private.refuse_file('Paling banyak 20 foto atau 20 MB sehari. Coba lagi besok.');
  end if;
  return null;
end
$$;
create trigger portal_file_limits after insert or update of metadata, name on storage.objects
  for each row when (new.bucket_id = 'public-files') execute function private.check_stored_file();

create function private.file_name(link text) returns text
language sql immutable set search_path = '' as $$
  select substring(link from '/storage/v1/object/public/public-files/([^?#]+)')
$$;

-- Every visitor of the directory fetches a profile picture: its owner stores it here, and can neither make browsers call a
-- stranger's server nor claim a file of others. A former link stays until it is replaced.
create function private.check_own_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  file text := private.file_name(new.profile_image_url);
begin
  if auth.uid() is null or private.is_admin()
    or (tg_op = 'UPDATE' and new.profile_image_url is not distinct from old.profile_image_url)
    or new.profile_image_url like '/storage/v1/object/public/public-files/%'
      and private.is_own_avatar(
        file, (select owner_id from storage.objects where bucket_id = 'public-files' and name = file), auth.uid()
      ) then
    return null;
  end if;
  raise sqlstate 'PT400' using message =
    'Foto profil harus diunggah ke portal. Tautan ke gambar di situs lain tidak dapat dipakai.';
end
$$;

create trigger alumni_own_picture after insert or update of profile_image_url on public.alumni
  for each row when (new.profile_image_url is not null)
  execute function private.check_own_picture();

-- Of an account without an alumni row, only its metadata name the picture. Users can write anything into their metadata, so
-- only a file that the account itself has uploaded counts.
create view private.files_in_use as
select private.file_name(profile_image_url) as name from public.alumni
union all select private.file_name(image_url) from public.events
union all select private.file_name(company_logo_url) from public.job_postings
union all select private.file_name(image_url) from public.organization_structure
union all select private.file_name(private.configured_url(config_value))
  from public.site_configurations
union all select stored.name
  from auth.users as account
  join storage.objects as stored
    on stored.bucket_id = 'public-files' and stored.name = private.file_name(account.raw_user_meta_data ->> 'avatar_url')
  where private.is_own_avatar(stored.name, stored.owner_id, account.id);
