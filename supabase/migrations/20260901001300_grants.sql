-- Hosted Supabase exposes nothing by itself, and PostgreSQL lets everybody execute functions:
-- this file lists everything that a client may call. Policies decide about rows.
revoke all on all tables in schema public, private from public, anon, authenticated;
revoke all on all functions in schema public, private from public, anon, authenticated;

grant usage on schema public, private to anon, authenticated, service_role;
grant all on all tables in schema public, private to service_role;
grant execute on all functions in schema public, private to service_role;

grant select on
  public.alumni_directory,
  public.work_history,
  public.events,
  public.job_postings,
  public.organization_structure,
  public.site_configurations
to anon, authenticated;

grant select, insert, update, delete on
  public.alumni,
  public.work_history,
  public.events,
  public.job_postings,
  public.organization_structure,
  public.site_configurations
to authenticated;

grant select, update, delete on public.notifications to authenticated;

grant execute on function
  public.current_user_role,
  public.has_alumni_profile,
  public.home_statistics,
  public.search_alumni_directory,
  public.count_alumni_directory,
  public.alumni_directory_years,
  public.search_theses,
  public.job_posting_filters
to anon, authenticated;

grant execute on function
  public.search_alumni_for_admin,
  public.save_site_configurations,
  public.save_alumni_item,
  public.remove_alumni_item,
  public.orphaned_files
to authenticated;

-- Policies, checks, generated columns, the directory and guard triggers call these functions, and
-- PostgreSQL runs all of them with the rights of the client.
grant execute on function private.is_admin, private.is_verified_alumnus to anon, authenticated;

grant execute on function
  private.account_email,
  private.certification_names,
  private.configured_url,
  private.is_avatar_name,
  private.is_filled,
  private.is_image_link,
  private.is_item_list,
  private.is_mail_link,
  private.is_site_path,
  private.is_upload_name,
  private.is_web_link,
  private.mask_name,
  private.may_post_jobs,
  private.own_account_id,
  private.own_alumni_id,
  private.public_degrees
to authenticated;
