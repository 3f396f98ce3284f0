-- Every visitor of the directory fetches a profile picture: its owner stores it here, and cannot make browsers call a
-- stranger's server. A former link stays until it is replaced.
create function private.check_own_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.profile_image_url is null or auth.uid() is null or private.is_admin()
    or (tg_op = 'UPDATE' and new.profile_image_url is not distinct from old.profile_image_url)
    or new.profile_image_url like '/storage/v1/object/public/public-files/%' then
    return null;
  end if;
  raise check_violation using message =
    'Foto profil harus diunggah ke portal. Tautan ke gambar di situs lain tidak dapat dipakai.';
end
$$;

create trigger alumni_own_picture after insert or update on public.alumni
  for each row execute function private.check_own_picture();

revoke all on function private.check_own_picture from public, anon, authenticated;
