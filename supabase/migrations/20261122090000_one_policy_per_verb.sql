-- One permissive policy for each table, verb and role: PostgreSQL evaluates every one that applies, for every row.

drop policy "Alumni read their own row" on public.alumni;
drop policy "Alumni create their own row" on public.alumni;
drop policy "Alumni change their own row" on public.alumni;
drop policy "The admin manages alumni" on public.alumni;
create policy "Alumni read their own row, the admin all" on public.alumni
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "Alumni create their own row, the admin any" on public.alumni
  for insert to authenticated
  with check (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "Alumni change their own row, the admin any" on public.alumni
  for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()))
  with check (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "The admin deletes alumni" on public.alumni
  for delete to authenticated using ((select private.is_admin()));

drop policy "Alumni manage their own work history" on public.work_history;
drop policy "The admin manages work history" on public.work_history;
drop policy "Everybody reads the work history of listed alumni" on public.work_history;
create policy "Visitors read the work history of listed alumni" on public.work_history
  for select to anon
  using (exists (select from public.alumni_directory listed where listed.id = alumni_id));
create policy "People read the work history of listed alumni and their own, the admin all"
  on public.work_history
  for select to authenticated
  using (
    alumni_id = (select private.own_alumni_id())
    or (select private.is_admin())
    or exists (select from public.alumni_directory listed where listed.id = alumni_id)
  );
create policy "Alumni add to their own work history, the admin to any" on public.work_history
  for insert to authenticated
  with check (alumni_id = (select private.own_alumni_id()) or (select private.is_admin()));
create policy "Alumni change their own work history, the admin any" on public.work_history
  for update to authenticated
  using (alumni_id = (select private.own_alumni_id()) or (select private.is_admin()))
  with check (alumni_id = (select private.own_alumni_id()) or (select private.is_admin()));
create policy "Alumni delete from their own work history, the admin from any" on public.work_history
  for delete to authenticated
  using (alumni_id = (select private.own_alumni_id()) or (select private.is_admin()));

drop policy "Everybody reads approved events" on public.events;
drop policy "The admin manages events" on public.events;
create policy "Visitors read approved events" on public.events
  for select to anon using (status = 'approved');
create policy "People read approved events, the admin all" on public.events
  for select to authenticated using (status = 'approved' or (select private.is_admin()));
create policy "The admin creates events" on public.events
  for insert to authenticated with check ((select private.is_admin()));
create policy "The admin changes events" on public.events
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "The admin deletes events" on public.events
  for delete to authenticated using ((select private.is_admin()));

drop policy "Everybody reads approved jobs" on public.job_postings;
drop policy "Posters read their own jobs" on public.job_postings;
drop policy "Alumni with the posting right propose jobs" on public.job_postings;
drop policy "The admin manages jobs" on public.job_postings;
create policy "Visitors read approved jobs" on public.job_postings
  for select to anon using (status = 'approved');
create policy "People read approved jobs and their own, the admin all" on public.job_postings
  for select to authenticated
  using (
    status = 'approved'
    or posted_by_user_id = (select auth.uid())
    or (select private.is_admin())
  );
create policy "Alumni with the posting right propose jobs, the admin creates any"
  on public.job_postings
  for insert to authenticated
  with check (
    (posted_by_user_id = (select auth.uid()) and (select private.may_post_jobs()))
    or (select private.is_admin())
  );
create policy "The admin changes jobs" on public.job_postings
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "The admin deletes jobs" on public.job_postings
  for delete to authenticated using ((select private.is_admin()));

drop policy "The admin manages the organisation" on public.organization_structure;
create policy "The admin adds to the organisation" on public.organization_structure
  for insert to authenticated with check ((select private.is_admin()));
create policy "The admin changes the organisation" on public.organization_structure
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "The admin deletes from the organisation" on public.organization_structure
  for delete to authenticated using ((select private.is_admin()));

drop policy "The admin manages the site configuration" on public.site_configurations;
create policy "The admin adds to the site configuration" on public.site_configurations
  for insert to authenticated with check ((select private.is_admin()));
create policy "The admin changes the site configuration" on public.site_configurations
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "The admin deletes from the site configuration" on public.site_configurations
  for delete to authenticated using ((select private.is_admin()));

drop policy "People see their own avatar files" on storage.objects;
drop policy "People upload their own avatar" on storage.objects;
drop policy "People replace their own avatar" on storage.objects;
drop policy "People delete their own avatar" on storage.objects;
drop policy "The admin sees all files" on storage.objects;
drop policy "The admin uploads site files" on storage.objects;
drop policy "The admin replaces site files" on storage.objects;
drop policy "The admin deletes files" on storage.objects;
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
      private.is_avatar_name(name, (select auth.uid()))
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
