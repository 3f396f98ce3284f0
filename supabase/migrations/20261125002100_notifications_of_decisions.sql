-- What somebody is told of a decision: another reason is another message.
create function private.told_decision(status text, reason text) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(' ', status, case status when 'rejected' then md5(reason) end)
$$;

-- A change of thousands of rows notifies all of their people in a few statements. The arrays have one item for each person. A
-- notification that is not visible yet is withdrawn, an unread one of a value that is taken back is deleted, and nobody is
-- notified of a value again. A correction reaches only those who were notified before. Who changes a value themself knows it.
create function private.notify_of_changes(
  topic text,
  subject_ids uuid[],
  recipients uuid[],
  values_before text[],
  values_after text[],
  messages text[],
  links text[],
  is_correction boolean default false
) returns void
language sql security definer
-- The planner assumes few rows in an array and, without statistics, few notifications: it would read all notifications for each row.
set search_path = '' set enable_seqscan = off as $$
  with change as (
    select
      one.*, sent.id as sent_id, pending.id as pending_id,
      coalesce(sent.value_after, pending.value_before, one.value_before) as known,
      coalesce(sent.value_before = one.value_after and not sent.is_read, false) as is_taken_back
    from unnest(subject_ids, recipients, values_before, values_after, messages, links)
      as one (id, user_id, value_before, value_after, message, link)
    left join lateral (
      select n.* from public.notifications as n
      where n.subject_id = one.id and n.topic = notify_of_changes.topic and n.visible_from <= now()
        and n.user_id = coalesce(one.user_id, n.user_id)
      order by n.visible_from desc
      limit 1
    ) as sent on true
    left join lateral (
      select n.* from public.notifications as n
      where n.subject_id = one.id and n.topic = notify_of_changes.topic and n.visible_from > now()
      limit 1
    ) as pending on true
  ),
  ended as (
    delete from public.notifications
    where id in (
      select pending_id from change
      union all
      select sent_id from change where is_taken_back and known <> value_after
    )
  ),
  known_by_themselves as (
    update public.notifications as n set value_after = change.value_after
    from change
    where n.id = sent_id and not is_taken_back and change.user_id = (select private.own_account_id())
  )
  insert into public.notifications
    (user_id, message, link, visible_from, subject_id, topic, value_before, value_after)
  select
    user_id, message, link, now() + private.undo_time(), id, notify_of_changes.topic, known, value_after
  from change
  where known <> value_after
    and not is_taken_back
    and message is not null
    and (sent_id is not null or not is_correction)
    and user_id is distinct from (select private.own_account_id())
    and user_id is not null
$$;

-- Notifies the persons of decisions on their rows. Planned each time: a plan that was made for a single row would compare
-- each of thousands with each.
create function private.notify_about_alumni() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute $query$
    select private.notify_of_changes(
      topic, array_agg(n.id), array_agg(n.user_id), array_agg(value_before), array_agg(value_after),
      array_agg(message), array_agg(link)
    )
    from changed_rows as n
    join former_rows as o on o.id = n.id
    cross join lateral (
      values
        (
          'validation',
          -- Nobody knows the former state of a record that they join.
          case when o.user_id is distinct from n.user_id and o.validation_status <> n.validation_status then ''
            else private.told_decision(o.validation_status::text, o.decision_note) end,
          private.told_decision(n.validation_status::text, n.decision_note),
          case n.validation_status
            when 'verified' then
              'Selamat, data alumni Anda telah terverifikasi.'
                || case when n.is_listed then ' Profil Anda kini tampil di direktori alumni.' else '' end
            when 'rejected' then 'Data alumni Anda belum dapat kami validasi. ' || coalesce(
              'Perbaiki profil Anda, lalu minta ditinjau ulang. Alasan: ' || nullif(n.decision_note, '') || '.',
              'Periksa kembali profil Anda atau hubungi pengurus.'
            )
            else case when o.user_id is not null then 'Data alumni Anda kembali menunggu validasi pengurus.'
              else 'Data alumni dengan email Anda sudah ada. Tahun lulusnya belum cocok dengan pendaftaran Anda, sehingga pengurus memeriksanya dahulu.' end
          end,
          '/profile-settings'
        ),
        (
          'posting right', o.can_post_jobs::text, n.can_post_jobs::text,
          case
            when n.can_post_jobs and n.validation_status <> 'verified'
              then 'Anda dapat memasang lowongan kerja setelah data alumni Anda terverifikasi.'
            when n.can_post_jobs then 'Anda kini dapat memasang lowongan kerja.'
            else 'Hak Anda untuk memasang lowongan kerja telah dicabut.'
          end,
          case when n.can_post_jobs then '/alumni/post-job' else '/dashboard/alumni' end
        ),
        (
          'badge', coalesce(o.special_badge, ''), coalesce(n.special_badge, ''),
          'Anda menerima lencana khusus: ' || n.special_badge || '.',
          '/dashboard/alumni'
        )
    ) as change (topic, value_before, value_after, message, link)
    where value_before <> value_after and num_nonnulls(n.user_id, o.user_id) > 0
    group by topic
  $query$;
  return null;
end
$$;

create trigger alumni_notify after update on public.alumni
  referencing old table as former_rows new table as changed_rows
  for each statement execute function private.notify_about_alumni();

create function private.notify_about_job() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  known constant text := private.told_decision(old.status::text, old.decision_note);
  told constant text := private.told_decision(new.status::text, new.decision_note);
begin
  if known <> told then
    perform private.notify_of_changes(
      'job', array[new.id], array[new.posted_by_user_id], array[known], array[told],
      array[format(
        case
          when new.status = 'approved' and new.deadline < (now() at time zone 'Asia/Jakarta')::date then
            'Lowongan Anda "%s" telah disetujui, tetapi batas lamarannya sudah lewat.'
          when new.status = 'approved' and old.status = 'closed' then 'Lowongan Anda "%s" dibuka kembali.'
          when new.status = 'approved' then
            'Lowongan Anda "%s" telah disetujui dan kini tampil di halaman lowongan.'
          when new.status = 'rejected' then 'Lowongan Anda "%s" belum dapat disetujui.'
            || case when new.decision_note <> '' then ' Alasan: %s.' else '' end
          when new.status = 'closed' then 'Lowongan Anda "%s" telah ditutup.'
          else 'Lowongan Anda "%s" kembali menunggu persetujuan.'
        end,
        new.title, new.decision_note
      )],
      array[case
        when new.status = 'approved' then format('/lowongan#job-%s', new.id)
        else format('/alumni/post-job#lowongan-%s', new.id)
      end],
      is_correction => new.status = 'pending'
    );
  end if;
  return null;
end
$$;

create trigger job_postings_notify after update on public.job_postings
  for each row execute function private.notify_about_job();

-- Its owner is reminded three days before a published job ends: stored with the job, as the reminder of a seat is.
create function private.plan_job_reminder() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  due constant timestamptz := (new.deadline - 3 + time '08:00') at time zone 'Asia/Jakarta';
begin
  delete from public.notifications as n
  where n.subject_id = new.id and n.topic = 'job reminder' and (n.visible_from > now() or not n.is_read);
  if new.status = 'approved' and due > now() and new.posted_by_user_id is not null then
    insert into public.notifications
      (user_id, message, link, created_at, visible_from, subject_id, topic, value_before, value_after)
    values (
      new.posted_by_user_id,
      format('Lowongan Anda "%s" berakhir 3 hari lagi. Perpanjang bila masih dibuka.', new.title),
      format('/alumni/post-job#lowongan-%s', new.id), due, due, new.id, 'job reminder', '', new.deadline::text
    );
  end if;
  return null;
end
$$;

create trigger job_postings_remind after insert on public.job_postings
  for each row execute function private.plan_job_reminder();
create trigger job_postings_remind_later after update on public.job_postings
  for each row when (
    (new.status, new.deadline, new.posted_by_user_id) is distinct from (old.status, old.deadline, old.posted_by_user_id)
  )
  execute function private.plan_job_reminder();

-- Nobody is notified of a decision about a row that is deleted.
create function private.withdraw_pending() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications as n
  using old_rows
  where n.subject_id = old_rows.id and n.visible_from > now();
  return null;
end
$$;

create trigger alumni_withdraw_pending after delete on public.alumni
  referencing old table as old_rows for each statement execute function private.withdraw_pending();
create trigger job_postings_withdraw_pending after delete on public.job_postings
  referencing old table as old_rows for each statement execute function private.withdraw_pending();

-- 'NIM semula 123, kini kosong'; null for a value that stayed.
create function private.changed_value(label text, former text, current text) returns text
language sql immutable set search_path = '' as $$
  select case when current is distinct from former then
    format(
      '%s semula %s, kini %s', label, coalesce(former, 'kosong'), coalesce(current, 'kosong')
    )
  end
$$;

-- The admin has verified these values, and is notified when the person changes them.
create function private.notify_about_verified_values() returns trigger
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

create trigger alumni_notify_verified_values
  after update of full_name, nim, entry_year, graduation_year on public.alumni
  for each row
  when (
    old.validation_status = 'verified' and new.validation_status = 'verified'
    and (new.full_name, new.nim, new.entry_year, new.graduation_year)
      is distinct from (old.full_name, old.nim, old.entry_year, old.graduation_year)
  )
  execute function private.notify_about_verified_values();

-- The account whose new address stands in the records of somebody may be that person, or have talked them into one press.
create function private.notify_about_taken_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    private.admin_account_id(),
    format(
      'Akun %s kini memakai alamat %s, yang tercatat pada data %s. Data itu tidak diberikan: pastikan orangnya sama sebelum menggabungkan.',
      coalesce(own.full_name, old.email),
      new.email,
      record.full_name
    ),
    '/admin/manage-alumni?detail=' || coalesce(own.id, record.id)
  )
  from public.alumni as record
  left join public.alumni as own on own.user_id = new.id
  where record.email = lower(new.email) and record.user_id is null;
  return null;
end
$$;

create trigger portal_account_takes_address after update of email on auth.users
  for each row
  when (old.email_confirmed_at is not null and new.email is distinct from old.email)
  execute function private.notify_about_taken_address();
