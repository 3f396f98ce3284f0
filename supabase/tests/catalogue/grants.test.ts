import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { useExplicitGrants } from '../explicit-grants.ts';
import { database } from '../portal.ts';
import { functionGrants, tableGrants } from './access.ts';

useExplicitGrants();

it('grants tables and views as listed, and nothing to the public', async () => {
  const { sql } = await database;
  const rows = await sql(tableGrants);
  expect(rows.map((row) => row.name)).toMatchInlineSnapshot(`
    [
      "authenticated: delete insert select update on public.events",
      "authenticated: delete insert select update on public.organization_structure",
      "authenticated: delete insert select update on public.site_configurations",
      "authenticated: delete insert update on public.alumni",
      "authenticated: delete insert update on public.job_postings",
      "authenticated: delete insert update on public.work_history",
      "authenticated: delete update on public.notifications",
    ]
  `);
});

it('lets nobody but the admin select a text by its column, which an address can repeat hundreds of times', async () => {
  const { sql } = await database;
  const rows = await sql(`
    select distinct relname as name
    from pg_attribute
    join pg_class c on c.oid = attrelid
    join pg_policy on polrelid = c.oid and polcmd in ('r', '*')
    where relnamespace = 'public'::regnamespace and attnum > 0 and attlen < 0
      and pg_get_expr(polqual, polrelid) <> '( SELECT private.is_admin() AS is_admin)'
      and (has_column_privilege('anon', c.oid, attnum, 'select') or has_column_privilege('authenticated', c.oid, attnum, 'select'))
    order by 1`);
  expect(rows.map((row) => row.name)).toEqual([]);
  const answering = await sql(`
    select proname as name
    from pg_proc p join pg_type answer on answer.oid = prorettype
    where pronamespace = 'public'::regnamespace and prosrc not like '%private.require_admin()%'
      and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
      and exists (
        select attlen from pg_attribute where attrelid = typrelid and attnum > 0 and attlen < 0
        union all
        select typlen from unnest(proallargtypes, proargmodes) as argument (type, mode) join pg_type t on t.oid = type
        where mode in ('o', 't') and t.typlen < 0
      )
    order by 1`);
  expect(answering).toEqual([]);
});

it('lets clients execute functions as listed, and nothing to the public', async () => {
  const { sql } = await database;
  const rows = await sql(functionGrants);
  expect(rows.map((row) => row.name)).toMatchInlineSnapshot(`
    [
      "anon: private.is_admin",
      "anon: private.is_verified_alumnus",
      "anon: public.alumni_directory_years",
      "anon: public.alumni_profile",
      "anon: public.approved_event",
      "anon: public.approved_events",
      "anon: public.approved_job",
      "anon: public.approved_jobs",
      "anon: public.count_alumni_directory",
      "anon: public.current_user_role",
      "anon: public.event_calendar",
      "anon: public.event_categories",
      "anon: public.has_alumni_profile",
      "anon: public.home_events",
      "anon: public.home_statistics",
      "anon: public.job_posting_filters",
      "anon: public.newest_migration",
      "anon: public.organization_members",
      "anon: public.refuse_mail_link",
      "anon: public.search_alumni_directory",
      "anon: public.search_theses",
      "anon: public.site_configuration",
      "anon: public.work_history_of",
      "authenticated: private.account_email",
      "authenticated: private.bounded",
      "authenticated: private.certification_names",
      "authenticated: private.check_deadline",
      "authenticated: private.clean_text",
      "authenticated: private.configured_url",
      "authenticated: private.has_session",
      "authenticated: private.is_admin",
      "authenticated: private.is_avatar_name",
      "authenticated: private.is_filled",
      "authenticated: private.is_image_link",
      "authenticated: private.is_item_list",
      "authenticated: private.is_mail_link",
      "authenticated: private.is_own_avatar",
      "authenticated: private.is_site_path",
      "authenticated: private.is_upload_name",
      "authenticated: private.is_verified_alumnus",
      "authenticated: private.is_web_link",
      "authenticated: private.mask_name",
      "authenticated: private.may_post_jobs",
      "authenticated: private.may_remove_file",
      "authenticated: private.may_store_file",
      "authenticated: private.own_account_id",
      "authenticated: private.own_alumni_id",
      "authenticated: private.public_degrees",
      "authenticated: private.require_admin",
      "authenticated: private.search_form",
      "authenticated: public.add_registration",
      "authenticated: public.admin_overview",
      "authenticated: public.alumni_directory_years",
      "authenticated: public.alumni_profile",
      "authenticated: public.alumni_records",
      "authenticated: public.apply_import",
      "authenticated: public.approved_event",
      "authenticated: public.approved_events",
      "authenticated: public.approved_job",
      "authenticated: public.approved_jobs",
      "authenticated: public.ask_review",
      "authenticated: public.call_different",
      "authenticated: public.cancel_registration",
      "authenticated: public.cancel_registration_of",
      "authenticated: public.change_registration",
      "authenticated: public.count_alumni_directory",
      "authenticated: public.current_user_role",
      "authenticated: public.decide",
      "authenticated: public.doubles_in_file",
      "authenticated: public.duplicate_pairs",
      "authenticated: public.duplicates_of",
      "authenticated: public.event_audience",
      "authenticated: public.event_calendar",
      "authenticated: public.event_categories",
      "authenticated: public.finish_import",
      "authenticated: public.has_alumni_profile",
      "authenticated: public.home_events",
      "authenticated: public.home_statistics",
      "authenticated: public.invitation_years",
      "authenticated: public.job_posting_filters",
      "authenticated: public.jobs_for_admin",
      "authenticated: public.list_imports",
      "authenticated: public.merge_alumni",
      "authenticated: public.merges_of",
      "authenticated: public.message_participants",
      "authenticated: public.move_registration_up",
      "authenticated: public.newest_migration",
      "authenticated: public.note_invitation",
      "authenticated: public.organization_members",
      "authenticated: public.orphaned_files",
      "authenticated: public.own_history",
      "authenticated: public.own_jobs",
      "authenticated: public.own_notifications",
      "authenticated: public.own_profile",
      "authenticated: public.own_registrations",
      "authenticated: public.own_year_group",
      "authenticated: public.people_to_invite",
      "authenticated: public.preview_import",
      "authenticated: public.preview_merge",
      "authenticated: public.record_history",
      "authenticated: public.refuse_mail_link",
      "authenticated: public.register_for_event",
      "authenticated: public.registration_note",
      "authenticated: public.registrations_of_alumnus",
      "authenticated: public.remove_alumni_item",
      "authenticated: public.restore_deleted",
      "authenticated: public.save_alumni_item",
      "authenticated: public.save_site_configurations",
      "authenticated: public.save_year_groups",
      "authenticated: public.search_alumni_directory",
      "authenticated: public.search_alumni_for_admin",
      "authenticated: public.search_history",
      "authenticated: public.search_registrations_for_admin",
      "authenticated: public.search_theses",
      "authenticated: public.set_attendance",
      "authenticated: public.site_configuration",
      "authenticated: public.stage_import",
      "authenticated: public.start_import",
      "authenticated: public.take_back",
      "authenticated: public.update_own_job",
      "authenticated: public.waiting_counts",
      "authenticated: public.work_entries_of",
      "authenticated: public.work_history_of",
      "authenticated: public.year_groups",
    ]
  `);
});

it('exposes one schema', () => {
  const config = readFileSync(new URL('../../config.toml', import.meta.url), 'utf8');
  expect(config).toMatch(/^schemas = \["public"\]$/m);
});
