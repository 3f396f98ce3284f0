-- Work that waits for the admin is one notification of each kind, with the number of rows: sixty sign-ups are one line.
alter table public.notifications drop constraint notifications_change_check;
alter table public.notifications add constraint notifications_change_check
  check (num_nulls(subject_id, value_before, value_after) in (0, 3) and (subject_id is null or topic is not null));
-- A topic without a subject row has one notification, which is kept up to date.
create unique index notifications_of_topic on public.notifications (user_id, topic)
  where subject_id is null and topic is not null;

drop trigger notifications_sentence on public.notifications;
create trigger notifications_sentence before insert or update of message on public.notifications
  for each row execute function private.end_sentence_once();

-- Notifies the admin. `is_news` makes the notification unread and newest; otherwise only the text of an existing one changes.
create function private.tell_topic(topic text, message text, link text, is_news boolean)
returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  admin constant uuid := private.admin_account_id();
begin
  if tell_topic.message is null then
    delete from public.notifications as n
    where n.user_id = admin and n.topic = tell_topic.topic and n.subject_id is null;
  elsif is_news and admin is distinct from auth.uid() then
    insert into public.notifications as n (user_id, topic, message, link)
    select admin, tell_topic.topic, tell_topic.message, tell_topic.link
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
    set message = tell_topic.message, link = tell_topic.link
    where n.user_id = admin and n.topic = tell_topic.topic and n.subject_id is null;
  end if;
end
$$;

-- Runs after the counts of the statement have been updated: triggers run in the order of their names.
create function private.tell_waiting_alumni() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  waiting constant bigint := private.row_count('alumni', 'pending');
  list constant text := '/admin/manage-alumni?status=pending';
  newest public.alumni;
  is_news boolean := false;
begin
  if tg_op = 'INSERT' then
    is_news := exists (select from new_rows where validation_status = 'pending');
  end if;
  select * into newest
  from public.alumni
  where validation_status = 'pending'
  order by created_at desc, id desc
  limit 1;
  perform private.tell_topic(
    'waiting alumni',
    case
      when waiting = 1 then format('Alumni baru menunggu validasi: %s.', newest.full_name)
      when waiting > 1 then
        format('%s alumni menunggu validasi, terbaru: %s.', waiting, newest.full_name)
    end,
    case when waiting = 1 then format('%s&detail=%s', list, newest.id) else list end,
    is_news
  );
  return null;
end
$$;

create function private.tell_waiting_jobs() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  waiting constant bigint := private.row_count('job_postings', 'pending');
  list constant text := '/admin/manage-jobs?status=pending';
  newest public.job_postings;
  words text;
  is_news boolean := false;
begin
  if tg_op = 'INSERT' then
    is_news := exists (select from new_rows where status = 'pending');
  end if;
  select * into newest
  from public.job_postings
  where status = 'pending'
  order by created_at desc, id desc
  limit 1;
  words := format('%s di %s', newest.title, newest.company_name);
  perform private.tell_topic(
    'waiting jobs',
    case
      when waiting = 1 then format('Lowongan baru menunggu persetujuan: %s.', words)
      when waiting > 1 then
        format('%s lowongan menunggu persetujuan, terbaru: %s.', waiting, words)
    end,
    case when waiting = 1 then format('%s&detail=%s', list, newest.id) else list end,
    is_news
  );
  return null;
end
$$;

create trigger alumni_waiting_insert after insert on public.alumni
  referencing new table as new_rows for each statement
  execute function private.tell_waiting_alumni();
create trigger alumni_waiting_update after update of validation_status on public.alumni
  for each statement execute function private.tell_waiting_alumni();
create trigger alumni_waiting_delete after delete on public.alumni
  for each statement execute function private.tell_waiting_alumni();
create trigger job_postings_waiting_insert after insert on public.job_postings
  referencing new table as new_rows for each statement
  execute function private.tell_waiting_jobs();
create trigger job_postings_waiting_update after update of status on public.job_postings
  for each statement execute function private.tell_waiting_jobs();
create trigger job_postings_waiting_delete after delete on public.job_postings
  for each statement execute function private.tell_waiting_jobs();

revoke all on function
  private.tell_topic,
  private.tell_waiting_alumni,
  private.tell_waiting_jobs
from public, anon, authenticated;

-- The triggers of single rows notify the persons themselves; the functions above notify the admin.
do $$
declare
  part record;
  definition text;
  shortened text;
begin
  for part in
    select * from (values
      ('private.notify_about_alumni'), ('private.notify_about_job')
    ) as parts (function_name)
  loop
    definition := pg_get_functiondef(part.function_name::regproc);
    shortened := regexp_replace(definition, '\s*if tg_op = ''INSERT'' then.*?return null;\s*end if;\n', e'\n');
    if shortened = definition then
      raise 'nothing to remove from %', part.function_name;
    end if;
    execute shortened;
  end loop;
end
$$;
drop trigger alumni_notify on public.alumni;
create trigger alumni_notify after update on public.alumni
  for each row execute function private.notify_about_alumni();
drop trigger job_postings_notify on public.job_postings;
create trigger job_postings_notify after update on public.job_postings
  for each row execute function private.notify_about_job();

-- The admin has verified the NIM too.
create or replace function private.notify_about_verified_values() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    private.admin_account_id(),
    format(
      'Alumni terverifikasi mengubah datanya: %s.',
      concat_ws(
        '; ',
        case when new.full_name = old.full_name then new.full_name end,
        private.changed_value('nama', old.full_name, new.full_name),
        private.changed_value('NIM', old.nim, new.nim),
        private.changed_value('angkatan', old.entry_year, new.entry_year),
        private.changed_value('tahun lulus', old.graduation_year, new.graduation_year)
      )
    ),
    '/admin/manage-alumni?detail=' || new.id
  );
  return null;
end
$$;

-- 'NIM semula 123, kini kosong'; null for a value that stayed.
create function private.changed_value(label text, former text, current text) returns text
language sql immutable set search_path = '' as $$
  select case when current is distinct from former then
    format(
      '%s semula %s, kini %s', label, coalesce(former, 'kosong'), coalesce(current, 'kosong')
    )
  end
$$;

revoke all on function private.changed_value from public, anon, authenticated;

drop trigger alumni_notify_verified_values on public.alumni;
create trigger alumni_notify_verified_values
  after update of full_name, nim, entry_year, graduation_year on public.alumni
  for each row
  when (
    old.validation_status = 'verified' and new.validation_status = 'verified'
    and (new.full_name, new.nim, new.entry_year, new.graduation_year)
      is distinct from (old.full_name, old.nim, old.entry_year, old.graduation_year)
  )
  execute function private.notify_about_verified_values();
