create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  message text not null check (private.is_filled(message, 1000)),
  link text check (private.is_site_path(link)),
  is_read boolean not null default false,
  created_at timestamptz not null default now()
);

create index notifications_of_user on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread on public.notifications (user_id) where not is_read;

create function private.guard_notification() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    new.id := old.id;
    new.user_id := old.user_id;
    new.message := old.message;
    new.link := old.link;
    new.created_at := old.created_at;
  end if;
  return new;
end
$$;

create trigger notifications_guard before update on public.notifications
  for each row execute function private.guard_notification();

alter table public.notifications enable row level security;

create policy "People read their own notifications" on public.notifications
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People mark their own notifications" on public.notifications
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People delete their own notifications" on public.notifications
  for delete to authenticated using (user_id = (select auth.uid()));

-- People are not notified of their own actions, and a row without an account has no recipient.
create function private.notify(recipient uuid, message text, link text) returns void
language sql security definer set search_path = '' as $$
  insert into public.notifications (user_id, message, link)
  select recipient, message, link
  where recipient is not null and recipient is distinct from auth.uid()
$$;

create function private.notify_about_alumni() returns trigger
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
    perform private.notify(
      new.user_id,
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
  if new.can_post_jobs and not old.can_post_jobs then
    perform private.notify(
      new.user_id, 'Anda kini dapat memasang lowongan kerja.', '/alumni/post-job'
    );
  elsif old.can_post_jobs and not new.can_post_jobs then
    perform private.notify(
      new.user_id, 'Hak Anda untuk memasang lowongan kerja telah dicabut.', '/dashboard/alumni'
    );
  end if;
  if new.special_badge is not null and new.special_badge is distinct from old.special_badge then
    perform private.notify(
      new.user_id,
      format('Anda menerima lencana khusus: %s.', new.special_badge),
      '/dashboard/alumni'
    );
  end if;
  return null;
end
$$;

create trigger alumni_notify after insert or update on public.alumni
  for each row execute function private.notify_about_alumni();

create function private.notify_about_job() returns trigger
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

  if new.status = 'approved' and old.status = 'closed' then
    perform private.notify(
      new.posted_by_user_id,
      format('Lowongan Anda "%s" dibuka kembali.', new.title),
      format('/lowongan#job-%s', new.id)
    );
  elsif new.status = 'approved' and old.status <> 'approved' then
    perform private.notify(
      new.posted_by_user_id,
      format('Lowongan Anda "%s" telah disetujui dan kini tampil di halaman lowongan.', new.title),
      format('/lowongan#job-%s', new.id)
    );
  elsif new.status = 'rejected' and old.status <> 'rejected' then
    perform private.notify(
      new.posted_by_user_id,
      format('Lowongan Anda "%s" belum dapat disetujui.', new.title),
      '/alumni/post-job'
    );
  elsif new.status = 'closed' and old.status <> 'closed' then
    perform private.notify(
      new.posted_by_user_id,
      format('Lowongan Anda "%s" telah ditutup.', new.title),
      '/alumni/post-job'
    );
  end if;
  return null;
end
$$;

create trigger job_postings_notify after insert or update on public.job_postings
  for each row execute function private.notify_about_job();
