-- Arguments: the kind, how often one person may do it on a day, the message beyond that. Runs after the change, so that
-- only what was stored counts. The admin and the system have no limit.
create function private.limit_use() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  amount bigint := 1;
begin
  -- A trigger of the whole statement determines the caller once, and names its rows `changed_rows`.
  if tg_level = 'STATEMENT' then
    select count(*) into amount from changed_rows;
  end if;
  if amount > 0 and auth.uid() is not null and not private.is_admin()
    and private.count_today(tg_argv[0], auth.uid(), amount) > tg_argv[1]::bigint then
    raise sqlstate 'PT429' using message = tg_argv[2];
  end if;
  return null;
end
$$;

create trigger job_postings_limit after insert on public.job_postings for each row
  execute function private.limit_use(
    'job proposals', '10', 'Paling banyak 10 usulan lowongan sehari. Coba lagi besok.'
  );
create trigger alumni_limit after update on public.alumni
  referencing new table as changed_rows for each statement
  execute function private.limit_use(
    'profile saves', '300', 'Terlalu banyak perubahan profil hari ini. Coba lagi besok.'
  );
create trigger work_history_limit after insert or update or delete on public.work_history
  for each row execute function private.limit_use(
    'profile saves', '300', 'Terlalu banyak perubahan profil hari ini. Coba lagi besok.'
  );
-- The admin is notified of each of these changes.
create trigger alumni_limit_verified
  after update of full_name, nim, entry_year, graduation_year on public.alumni
  for each row
  when (
    old.validation_status = 'verified'
    and (new.full_name, new.nim, new.entry_year, new.graduation_year)
      is distinct from (old.full_name, old.nim, old.entry_year, old.graduation_year)
  )
  execute function private.limit_use(
    'verified values', '10', 'Nama, NIM, dan tahun paling banyak diubah 10 kali sehari. Coba lagi besok.'
  );

-- Arguments: the kind, its label, a link. Notifies the admin of a day with more than four times the usual number.
create function private.watch_day(kind text, added bigint, words text, link text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  amount bigint;
  usual bigint;
  expected bigint;
begin
  if added = 0 then
    return;
  end if;
  amount := private.count_today(kind, null, added);
  select round(coalesce(sum(known.amount), 0) / 28.0)
  into usual
  from private.daily_counts as known
  where known.kind = watch_day.kind and known.account_id is null
    and known.day < (now() at time zone 'Asia/Jakarta')::date;
  expected := greatest(10, 4 * usual);
  if amount > expected then
    perform private.notify_of_topic(
      'busy day: ' || kind,
      format('%s %s dalam sehari, biasanya %s.', amount, words, usual),
      link,
      amount - added <= expected
    );
  end if;
end
$$;

-- Arguments: the kind, then those of `watch_day`.
create function private.watch_waiting() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.watch_day(
    tg_argv[1],
    (
      select count(*) from new_rows join private.waiting_rows as waiting using (id)
      where of_kind = tg_argv[0] and waiting.created_at > now() - interval '1 hour' and not private.is_admin()
    ),
    tg_argv[2],
    tg_argv[3]
  );
  return null;
end
$$;

create trigger alumni_watch after insert on public.alumni
  referencing new table as new_rows for each statement
  execute function private.watch_waiting('alumni', 'sign-ups', 'pendaftaran', '/admin/manage-alumni?status=pending&akun=joined');
create trigger job_postings_watch after insert on public.job_postings
  referencing new table as new_rows for each statement
  execute function private.watch_waiting('jobs', 'job proposals', 'usulan lowongan', '/admin/manage-jobs?status=pending');
