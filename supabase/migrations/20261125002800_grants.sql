-- Everything that a client may read, write and call; nobody else holds anything. Policies decide about rows.
grant usage on schema public, private to anon, authenticated, service_role;
grant all on all tables in schema public, private to service_role;
grant all on all sequences in schema public, private to service_role;
-- The triggers alone write it.
revoke all on private.history from service_role;
grant execute on all functions in schema public, private to service_role;

grant select, insert, update, delete on
  public.events,
  public.organization_structure,
  public.site_configurations
to authenticated;

-- Of their own rows people select columns of a fixed size alone, which their writes name: an address can repeat a column hundreds of
-- times. Texts come by functions, as one JSON value.
grant insert, update, delete on public.alumni, public.job_postings, public.work_history to authenticated;
grant select (id, user_id, version) on public.alumni to authenticated;
grant select (id, posted_by_user_id, status, version, deadline, created_at) on public.job_postings to authenticated;
grant select (id, alumni_id, version, start_date, end_date) on public.work_history to authenticated;
grant update, delete on public.notifications to authenticated;
grant select (id, user_id, is_read, created_at) on public.notifications to authenticated;
grant select (id, event_id, alumni_id, party_size, status) on public.event_registrations to authenticated;

grant execute on function
  public.current_user_role,
  public.has_alumni_profile,
  public.refuse_mail_link,
  public.home_statistics,
  public.home_events,
  public.approved_events,
  public.approved_event,
  public.event_categories,
  public.approved_jobs,
  public.approved_job,
  public.work_history_of,
  public.alumni_profile,
  public.search_alumni_directory,
  public.count_alumni_directory,
  public.alumni_directory_years,
  public.search_theses,
  public.job_posting_filters,
  public.event_calendar,
  public.organization_members,
  public.site_configuration,
  public.newest_migration
to anon, authenticated;

grant execute on function
  public.save_alumni_item,
  public.remove_alumni_item,
  public.register_for_event,
  public.change_registration,
  public.cancel_registration,
  public.work_entries_of,
  public.own_notifications,
  public.own_profile,
  public.own_registrations,
  public.own_year_group,
  public.year_groups,
  public.save_year_groups,
  public.search_alumni_for_admin,
  public.alumni_records,
  public.add_registration,
  public.move_registration_up,
  public.cancel_registration_of,
  public.set_attendance,
  public.search_registrations_for_admin,
  public.event_audience,
  public.registrations_of_alumnus,
  public.message_participants,
  public.save_site_configurations,
  public.orphaned_files,
  public.waiting_counts,
  public.admin_overview,
  public.jobs_for_admin,
  public.own_jobs,
  public.update_own_job,
  public.decide,
  public.take_back,
  public.ask_review,
  public.stage_import,
  public.doubles_in_file,
  public.preview_import,
  public.start_import,
  public.apply_import,
  public.finish_import,
  public.list_imports,
  public.invitation_years,
  public.people_to_invite,
  public.note_invitation,
  public.duplicates_of,
  public.registration_note,
  public.duplicate_pairs,
  public.call_different,
  public.preview_merge,
  public.merge_alumni,
  public.merges_of,
  public.record_history,
  public.search_history,
  public.own_history,
  public.restore_deleted
to authenticated;

-- Policies, checks, generated columns, the directory and guard triggers call these functions, and
-- PostgreSQL runs all of them with the rights of the client.
grant execute on function private.is_admin, private.is_verified_alumnus to anon, authenticated;

grant execute on function
  private.account_email,
  private.certification_names,
  private.check_deadline,
  private.bounded,
  private.clean_text,
  private.configured_url,
  private.has_session,
  private.is_avatar_name,
  private.is_filled,
  private.is_image_link,
  private.is_item_list,
  private.is_mail_link,
  private.is_own_avatar,
  private.is_site_path,
  private.is_upload_name,
  private.is_web_link,
  private.mask_name,
  private.may_post_jobs,
  private.may_remove_file,
  private.may_store_file,
  private.own_account_id,
  private.own_alumni_id,
  private.public_degrees,
  private.require_admin,
  private.search_form
to authenticated;
