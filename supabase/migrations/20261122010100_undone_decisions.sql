-- The admin can undo a decision for ten seconds. Nobody is notified before that, and an undone decision leaves no trace.
alter table public.notifications
  add column visible_from timestamptz not null default now(),
  -- The row and the value of it that changed; null where nothing can be undone.
  add column subject_id uuid,
  add column topic text check (char_length(topic) <= 30),
  add column value_before text check (char_length(value_before) <= 100),
  add column value_after text check (char_length(value_after) <= 100),
  add constraint notifications_change_check
    check (num_nulls(subject_id, topic, value_before, value_after) in (0, 4));

create index notifications_of_subject on public.notifications (subject_id, topic, visible_from desc)
  where subject_id is not null;

alter policy "People read their own notifications" on public.notifications
  using (user_id = (select auth.uid()) and visible_from <= now());
alter policy "People mark their own notifications" on public.notifications
  using (user_id = (select auth.uid()) and visible_from <= now());
alter policy "People delete their own notifications" on public.notifications
  using (user_id = (select auth.uid()) and visible_from <= now());

create or replace function private.guard_notification() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    old.is_read := new.is_read;
    return old;
  end if;
  return new;
end
$$;

-- Compares with the value of which the recipient was notified last. `is_correction`: notifies only those notified before.
create function private.tell_change(
  recipient uuid,
  subject_id uuid,
  topic text,
  value_before text,
  value_after text,
  message text,
  link text,
  is_correction boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  withdrawn text;
  told public.notifications;
  known text;
begin
  delete from public.notifications as n
  where n.subject_id = tell_change.subject_id and n.topic = tell_change.topic
    and n.visible_from > now()
  returning n.value_before into withdrawn;

  select n.* into told
  from public.notifications as n
  where n.subject_id = tell_change.subject_id and n.topic = tell_change.topic
  order by n.visible_from desc
  limit 1;

  known := coalesce(told.value_after, withdrawn, tell_change.value_before);
  if tell_change.value_after = known then
    return;
  end if;
  if told.value_before = tell_change.value_after and not told.is_read then
    delete from public.notifications as n where n.id = told.id;
  elsif tell_change.message is not null
    and (told.id is not null or not is_correction)
    and recipient is not null
    and recipient is distinct from auth.uid()
  then
    -- Two seconds more than the toast has: the time that the answer to a decision may take.
    insert into public.notifications
      (user_id, message, link, visible_from, subject_id, topic, value_before, value_after)
    values
      (recipient, tell_change.message, tell_change.link, now() + interval '12 seconds',
       tell_change.subject_id, tell_change.topic, known, tell_change.value_after);
  end if;
end
$$;

revoke all on function private.tell_change from public, anon, authenticated;

create or replace function private.notify_about_alumni() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.validation_status = 'pending' then
      perform private.notify(
        private.admin_account_id(),
        format('Alumni baru menunggu validasi: %s.', new.full_name),
        '/admin/manage-alumni?status=pending'
      );
    end if;
    return null;
  end if;

  if new.validation_status <> old.validation_status then
    perform private.tell_change(
      new.user_id, new.id, 'validation', old.validation_status::text, new.validation_status::text,
      case new.validation_status
        when 'verified' then
          'Selamat, data alumni Anda telah terverifikasi. Profil Anda kini tampil di direktori alumni.'
        when 'rejected' then
          'Data alumni Anda belum dapat kami validasi. Periksa kembali profil Anda atau hubungi pengurus.'
        else 'Data alumni Anda kembali menunggu validasi pengurus.'
      end,
      '/profile-settings'
    );
  end if;
  if new.can_post_jobs <> old.can_post_jobs then
    perform private.tell_change(
      new.user_id, new.id, 'posting right', old.can_post_jobs::text, new.can_post_jobs::text,
      case
        when new.can_post_jobs then 'Anda kini dapat memasang lowongan kerja.'
        else 'Hak Anda untuk memasang lowongan kerja telah dicabut.'
      end,
      case when new.can_post_jobs then '/alumni/post-job' else '/dashboard/alumni' end
    );
  end if;
  if new.special_badge is distinct from old.special_badge then
    perform private.tell_change(
      new.user_id, new.id, 'badge', coalesce(old.special_badge, ''), coalesce(new.special_badge, ''),
      'Anda menerima lencana khusus: ' || new.special_badge || '.',
      '/dashboard/alumni'
    );
  end if;
  return null;
end
$$;

create or replace function private.notify_about_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.status = 'pending' then
      perform private.notify(
        private.admin_account_id(),
        format('Lowongan baru menunggu persetujuan: %s di %s.', new.title, new.company_name),
        '/admin/manage-jobs?status=pending'
      );
    end if;
    return null;
  end if;

  if new.status <> old.status then
    perform private.tell_change(
      new.posted_by_user_id, new.id, 'job', old.status::text, new.status::text,
      format(
        case
          when new.status = 'approved' and old.status = 'closed' then 'Lowongan Anda "%s" dibuka kembali.'
          when new.status = 'approved' then
            'Lowongan Anda "%s" telah disetujui dan kini tampil di halaman lowongan.'
          when new.status = 'rejected' then 'Lowongan Anda "%s" belum dapat disetujui.'
          when new.status = 'closed' then 'Lowongan Anda "%s" telah ditutup.'
          else 'Lowongan Anda "%s" kembali menunggu persetujuan.'
        end,
        new.title
      ),
      case
        when new.status = 'approved' then format('/lowongan#job-%s', new.id)
        else '/alumni/post-job'
      end,
      is_correction => new.status = 'pending'
    );
  end if;
  return null;
end
$$;

-- Nobody is notified of a decision about a row that is deleted.
create function private.withdraw_untold() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications where subject_id = old.id and visible_from > now();
  return null;
end
$$;

revoke all on function private.withdraw_untold from public, anon, authenticated;

create trigger alumni_withdraw_untold after delete on public.alumni
  for each row execute function private.withdraw_untold();
create trigger job_postings_withdraw_untold after delete on public.job_postings
  for each row execute function private.withdraw_untold();
