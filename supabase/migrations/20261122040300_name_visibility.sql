-- Who may read the full name: nobody but the admin ('private'), or verified alumni too.
alter table public.alumni
  add column name_visibility public.contact_visibility not null default 'private'
    check (name_visibility in ('private', 'alumni'));

create or replace view public.alumni_directory as
select
  alumnus.id,
  case
    when (select private.is_admin())
      or (alumnus.name_visibility = 'alumni' and (select private.is_verified_alumnus()))
    then alumnus.full_name
    else alumnus.masked_name
  end as display_name,
  alumnus.profile_image_url,
  alumnus.special_badge,
  alumnus.entry_year,
  alumnus.graduation_year,
  alumnus.concentration,
  alumnus.thesis_title,
  alumnus.public_degrees as advanced_degrees,
  alumnus.trainings_certifications,
  alumnus.organizational_history,
  alumnus.job_title,
  alumnus.company,
  alumnus.location,
  alumnus.bio,
  alumnus.contact_visibility,
  contact.is_visible as contact_is_visible,
  case when contact.is_visible then alumnus.email end as email,
  case when contact.is_visible then alumnus.phone_number end as phone_number,
  case when contact.is_visible then alumnus.linkedin_url end as linkedin_url,
  case when contact.is_visible then alumnus.website_url end as website_url,
  coalesce(alumnus.user_id = (select auth.uid()), false) as is_own
from public.alumni as alumnus
cross join lateral (
  select alumnus.contact_visibility = 'public'
    or (alumnus.contact_visibility = 'alumni' and (select private.is_verified_alumnus()))
    or (select private.is_admin()) as is_visible
) as contact
where alumnus.validation_status = 'verified';
