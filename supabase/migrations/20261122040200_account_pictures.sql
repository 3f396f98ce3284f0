-- Of an account without an alumni row, only its metadata name the picture. Users can write anything into their metadata, so
-- only a file that the account itself has uploaded counts.
create or replace view private.files_in_use as
select private.file_name(profile_image_url) as name from public.alumni
union all select private.file_name(image_url) from public.events
union all select private.file_name(company_logo_url) from public.job_postings
union all select private.file_name(image_url) from public.organization_structure
union all select private.file_name(private.configured_url(config_value))
  from public.site_configurations
union all select private.file_name(raw_user_meta_data ->> 'avatar_url')
  from auth.users
  where private.is_avatar_name(private.file_name(raw_user_meta_data ->> 'avatar_url'), id);
