/** What is wrong, the statements that make it so and those that mend it, and what the checks say. */
type Fault = [what: string, breaking: string, mending: string, reports: string[]];

export const databaseFaults: Fault[] = [
  [
    'a missing grant',
    'revoke select on public.events, public.event_registrations from authenticated',
    'grant select on public.events to authenticated; grant select (id, event_id, alumni_id, party_size, status) on public.event_registrations to authenticated',
    [
      'missing: authenticated: delete insert select update on public.events',
      'missing: authenticated: select public.event_registrations.id',
    ],
  ],
  [
    'a grant too many',
    'grant select on private.app_settings to anon',
    'revoke select on private.app_settings from anon',
    ['not of the migrations: anon: select on private.app_settings'],
  ],
  [
    'a function for everybody',
    'grant execute on function private.account_email to public',
    'revoke execute on function private.account_email from public',
    ['not of the migrations: -: private.account_email'],
  ],
  [
    'a policy that lets others read',
    'alter policy "People read their own notifications" on public.notifications using (true)',
    `alter policy "People read their own notifications" on public.notifications
       using (user_id = (select private.own_account_id()) and visible_from <= now())`,
    ['changed: public.notifications: People read their own notifications'],
  ],
  [
    'a table without policies',
    'alter table public.alumni disable row level security',
    'alter table public.alumni enable row level security',
    ['changed: public.alumni'],
  ],
  [
    'a trigger that does not run',
    'alter table public.alumni disable trigger alumni_link',
    'alter table public.alumni enable trigger alumni_link',
    ['changed: public.alumni: alumni_link'],
  ],
  [
    'a function with other rights',
    `alter function private.is_admin security invoker`,
    'alter function private.is_admin security definer',
    ['changed: private.is_admin()'],
  ],
  [
    'a rule of the data that was added by hand',
    'alter table public.events add constraint canary check (capacity > 0)',
    'alter table public.events drop constraint canary',
    ['not of the migrations: public.events: canary'],
  ],
  [
    'an index that was added by hand',
    'create index canary on public.events (title)',
    'drop index public.canary',
    ['not of the migrations: public.canary'],
  ],
  [
    'a missing bucket',
    'delete from storage.objects; delete from storage.buckets',
    'select',
    ['missing: public-files'],
  ],
  [
    'a bucket without limits',
    'update storage.buckets set file_size_limit = null',
    'select',
    ['changed: public-files'],
  ],
];
