create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  message text not null check (private.is_filled(message, 1000)),
  link text check (private.is_site_path(link)),
  is_read boolean not null default false,
  created_at timestamptz not null default now(),
  -- The admin can undo a decision for ten seconds. Nobody is notified before that, and an undone decision leaves no trace.
  visible_from timestamptz not null default now(),
  -- The row and the value of it that changed; null where nothing can be undone.
  subject_id uuid,
  topic text check (char_length(topic) <= 30),
  value_before text check (char_length(value_before) <= 100),
  value_after text check (char_length(value_after) <= 100),
  constraint notifications_change_check check (
    num_nulls(subject_id, value_before, value_after) in (0, 3)
    and (subject_id is null or topic is not null)
  )
);

create index notifications_of_user on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread on public.notifications (user_id) where not is_read;
create index notifications_of_subject on public.notifications (subject_id, topic, visible_from desc)
  where subject_id is not null;
-- A topic without a subject row has one notification, which is kept up to date.
create unique index notifications_of_topic on public.notifications (user_id, topic)
  where subject_id is null and topic is not null;

create function private.guard_notification() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    old.is_read := new.is_read;
    return old;
  end if;
  return new;
end
$$;

create trigger notifications_guard before update on public.notifications
  for each row execute function private.guard_notification();

-- A sentence that ends with a degree, an abbreviation or a question has one stop: 'Rina Pratiwi, S.T.'
create function private.end_sentence_once() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.message := regexp_replace(new.message, '([.!?])\.+$', '\1');
  return new;
end
$$;

create trigger notifications_sentence before insert or update of message on public.notifications
  for each row execute function private.end_sentence_once();

alter table public.notifications enable row level security;

create policy "People read their own notifications" on public.notifications
  for select to authenticated
  using (user_id = (select private.own_account_id()) and visible_from <= now());
create policy "People mark their own notifications" on public.notifications
  for update to authenticated
  using (user_id = (select private.own_account_id()) and visible_from <= now())
  with check (user_id = (select private.own_account_id()));
create policy "People delete their own notifications" on public.notifications
  for delete to authenticated
  using (user_id = (select private.own_account_id()) and visible_from <= now());

-- A page of the caller's own, the newest first, as one JSON value: no request can ask for a text of it more than once.
create function public.own_notifications(page_size integer default 12, page_offset integer default 0) returns jsonb
language sql stable security definer set search_path = '' as $$
  with own as (
    select id, message, link, is_read, created_at
    from public.notifications
    where user_id = (select private.own_account_id()) and visible_from <= now()
  ),
  page as (
    select * from own
    order by created_at desc, id desc
    limit least(greatest(page_size, 1), 48) offset greatest(page_offset, 0)
  )
  select jsonb_build_object(
    'items', (select coalesce(jsonb_agg(page order by created_at desc, id desc), '[]') from page),
    'total', case when page_offset <= 0 then (select count(*) from own) end
  )
$$;

-- People are not notified of their own actions, and a row without an account has no recipient.
create function private.notify(recipient uuid, message text, link text) returns void
language sql security definer set search_path = '' as $$
  insert into public.notifications (user_id, message, link)
  select recipient, message, link
  where recipient is not null and recipient is distinct from private.own_account_id()
$$;

-- Work that waits for the admin is one notification of each kind, with the number of rows: sixty sign-ups are one line.
-- `is_news` makes the notification unread and newest; otherwise only the text of an existing one changes.
create function private.notify_of_topic(topic text, message text, link text, is_news boolean)
returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  admin constant uuid := private.admin_account_id();
begin
  if notify_of_topic.message is null then
    delete from public.notifications as n
    where n.user_id = admin and n.topic = notify_of_topic.topic and n.subject_id is null;
  elsif is_news and admin is distinct from private.own_account_id() then
    insert into public.notifications as n (user_id, topic, message, link)
    select admin, notify_of_topic.topic, notify_of_topic.message, notify_of_topic.link
    where admin is not null
    on conflict (user_id, topic) where subject_id is null and topic is not null
    do update set
      message = excluded.message,
      link = excluded.link,
      is_read = false,
      created_at = now(),
      visible_from = now();
  else
    update public.notifications as n
    set message = notify_of_topic.message, link = notify_of_topic.link
    where n.user_id = admin and n.topic = notify_of_topic.topic and n.subject_id is null;
  end if;
end
$$;

-- What waits for the admin. Whoever has no account waits for nothing.
create view private.waiting_rows as
select 'alumni' as of_kind, id, created_at, full_name as words
from public.alumni where validation_status = 'pending' and user_id is not null
union all
select 'jobs', id, created_at, format('%s di %s', title, company_name)
from public.job_postings where status = 'pending';

-- Planned each time, so that only the table of the kind is read.
create function private.announce_waiting(of_kind text, is_news boolean) returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  is_of_alumni constant boolean := of_kind = 'alumni';
  what constant text := case when is_of_alumni then 'alumni' else 'lowongan' end;
  step constant text := case when is_of_alumni then 'validasi' else 'persetujuan' end;
  list constant text := case when is_of_alumni then '/admin/manage-alumni?status=pending&akun=joined' else '/admin/manage-jobs?status=pending' end;
  waiting constant bigint := (select count(*) from private.waiting_rows as row where row.of_kind = announce_waiting.of_kind);
  newest private.waiting_rows;
begin
  select * into newest
  from private.waiting_rows as row
  where row.of_kind = announce_waiting.of_kind
  order by created_at desc, id desc
  limit 1;
  perform private.notify_of_topic(
    'waiting ' || of_kind,
    case
      when waiting = 1 then format('%s baru menunggu %s: %s.', initcap(what), step, newest.words)
      when waiting > 1 then format('%s %s menunggu %s, terbaru: %s.', waiting, what, step, newest.words)
    end,
    case when waiting = 1 then format('%s&detail=%s', list, newest.id) else list end,
    is_news
  );
end
$$;

-- The argument is the kind.
create function private.notify_of_waiting() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_news boolean := false;
begin
  if tg_op = 'INSERT' then
    is_news := exists (select from new_rows join private.waiting_rows using (id) where of_kind = tg_argv[0]);
  elsif tg_op = 'UPDATE' and tg_argv[0] = 'alumni' then
    if not exists (
      select id, full_name, validation_status, user_id from new_rows except select id, full_name, validation_status, user_id from old_rows
    ) then
      return null;
    end if;
    -- A record of the admin's got an account.
    is_news := exists (
      select id from new_rows where validation_status = 'pending' and user_id is not null
      except select id from old_rows where user_id is not null
    );
  end if;
  perform private.announce_waiting(tg_argv[0], is_news);
  return null;
end
$$;

create trigger alumni_waiting_insert after insert on public.alumni
  referencing new table as new_rows for each statement
  execute function private.notify_of_waiting('alumni');
create trigger alumni_waiting_update after update on public.alumni
  referencing old table as old_rows new table as new_rows for each statement
  execute function private.notify_of_waiting('alumni');
create trigger alumni_waiting_delete after delete on public.alumni
  for each statement execute function private.notify_of_waiting('alumni');
create trigger job_postings_waiting_insert after insert on public.job_postings
  referencing new table as new_rows for each statement
  execute function private.notify_of_waiting('jobs');
create trigger job_postings_waiting_update after update of status on public.job_postings
  for each statement execute function private.notify_of_waiting('jobs');
create trigger job_postings_waiting_delete after delete on public.job_postings
  for each statement execute function private.notify_of_waiting('jobs');
