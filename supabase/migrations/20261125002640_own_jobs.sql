-- What alumni change of a job that they have proposed: some of its columns, or the status 'closed' alone. A published one whose words, link
-- or logo change waits for the admin again; its last day moves only in the last week.
create function public.update_own_job(job_id uuid, expected_version integer, new_values jsonb)
returns public.job_status
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'Asia/Jakarta')::date;
  own_columns constant text[] :=
    '{title,company_name,location,job_type,application_link,company_logo_url,deadline,description}';
  is_end constant boolean := new_values = '{"status": "closed"}';
  stored public.job_postings;
  changed public.job_postings;
begin
  if not is_end and new_values - own_columns <> '{}' then
    raise invalid_parameter_value using message = 'new_values has a field that is not for the owner';
  end if;
  select * into stored from public.job_postings where id = job_id and posted_by_user_id = private.own_account_id() for update;
  if stored.id is null then
    raise insufficient_privilege using message = 'only the owner changes a job';
  elsif stored.version <> expected_version then
    raise sqlstate 'PT409' using message = 'Lowongan ini baru saja berubah. Muat ulang halaman, lalu ulangi.';
  elsif private.count_today('job changes', private.own_account_id(), 1) > 60 then
    raise sqlstate 'PT429' using message = 'Terlalu banyak perubahan lowongan hari ini. Coba lagi besok.';
  elsif stored.status = 'closed' or stored.status = 'approved' and stored.deadline < today then
    raise sqlstate 'PT400' using message = 'Lowongan ini sudah berakhir dan tidak dapat diubah lagi.';
  elsif not is_end and not private.may_post_jobs() then
    raise sqlstate 'PT403' using message = case when private.is_verified_alumnus()
      then 'Hak Anda untuk memasang lowongan telah dicabut. Hubungi pengurus.'
      else 'Lowongan dapat diubah setelah data alumni Anda terverifikasi. Periksa profil Anda atau hubungi pengurus.'
    end;
  end if;
  changed := jsonb_populate_record(stored, new_values);
  if stored.status = 'approved' and changed.deadline is distinct from stored.deadline and stored.deadline > today + 7 then
    raise sqlstate 'PT400' using message = 'Lowongan baru dapat diperpanjang dalam 7 hari terakhirnya.';
  elsif not is_end and (stored.status <> 'approved' or changed.deadline is distinct from stored.deadline) then
    -- A day is missed like one that has passed: only the admin's jobs stay until they are closed.
    perform private.check_deadline(coalesce(changed.deadline, today - 1));
  end if;
  if stored.status = 'approved' and
    (changed.title, changed.company_name, changed.application_link, changed.company_logo_url, changed.description)
      is distinct from (stored.title, stored.company_name, stored.application_link, stored.company_logo_url, stored.description) then
    changed.status := 'pending';
  end if;
  update public.job_postings set
    title = changed.title, company_name = changed.company_name, location = changed.location, job_type = changed.job_type,
    application_link = changed.application_link, company_logo_url = changed.company_logo_url, deadline = changed.deadline,
    description = changed.description, status = changed.status
  where id = job_id;
  if changed.status = 'pending' and stored.status = 'approved' then
    perform private.announce_waiting('jobs', true);
  end if;
  return changed.status;
end
$$;
