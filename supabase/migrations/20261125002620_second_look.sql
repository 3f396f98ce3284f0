-- The reason of a decision and the request for a second look are written by functions alone, but that of a rejection with the form of the
-- admin. The argument is the column of the status.
create function private.guard_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_decided constant boolean := tg_op = 'INSERT' or to_jsonb(new) -> tg_argv[0] <> to_jsonb(old) -> tg_argv[0];
  reason jsonb;
begin
  if is_decided and new.decision_code is not null and to_jsonb(new) ->> tg_argv[0] = 'rejected' and private.is_admin() then
    reason := private.reason_values('rejected', jsonb_build_object('code', new.decision_code, 'note', new.decision_note));
  end if;
  new.decision_code := old.decision_code;
  new.decision_note := old.decision_note;
  new.decided_at := old.decided_at;
  if tg_table_name <> 'events' then
    new.review_note := old.review_note;
    new.review_asked_at := old.review_asked_at;
    new.review_count := coalesce(old.review_count, 0);
  end if;
  if is_decided then
    new.decision_code := reason ->> 'decision_code';
    new.decision_note := reason ->> 'decision_note';
    new.decided_at := case when tg_op = 'UPDATE' then now() end;
  end if;
  return new;
end
$$;

-- After the guards of the tables, which take the status of a client who is not the admin: triggers run in the order of their names.
create trigger alumni_guard_decision before insert or update on public.alumni
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_decision('validation_status');
create trigger job_postings_guard_decision before insert or update on public.job_postings
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_decision('status');
create trigger events_guard_decision before insert or update on public.events
  for each row when (current_user in ('anon', 'authenticated')) execute function private.guard_decision('status');

-- Whoever was rejected asks the admin to look again: kind is 'alumni' or 'job'. The reason stays until the next decision. Within ten
-- minutes of the decision the admin may still be at it.
create function public.ask_review(kind text, id uuid, note text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  of_kind constant text := case kind when 'alumni' then 'alumni' when 'job' then 'job_postings' end;
  cleaned constant text := nullif(private.clean_text(note), '');
  asked record;
begin
  if of_kind is null then
    raise invalid_parameter_value using message = 'kind is alumni or job';
  elsif char_length(cleaned) > 500 then
    raise sqlstate 'PT400' using message = 'Catatan paling banyak 500 karakter.';
  end if;
  execute format(
    $query$
      select %1$I::text as status, decided_at > now() - interval '10 minutes' as is_recent,
        case when review_asked_at > now() - interval '30 days' then review_count else 0 end as former_count
      from public.%2$I where id = $1 and %3$I = private.own_account_id() for update
    $query$, private.status_column(of_kind), of_kind, case kind when 'alumni' then 'user_id' else 'posted_by_user_id' end
  ) into asked using id;
  if asked.status is null then
    raise insufficient_privilege using message = 'only the owner asks for a second look';
  elsif asked.status <> 'rejected' then
    raise sqlstate 'PT409' using message = 'Keputusannya sudah berubah. Muat ulang halaman ini.';
  elsif asked.is_recent then
    raise sqlstate 'PT409' using message = 'Tinjauan ulang dapat diminta 10 menit setelah keputusan. Coba lagi sebentar lagi.';
  elsif asked.former_count >= 3 then
    raise sqlstate 'PT409' using message = 'Tinjauan ulang paling banyak diminta 3 kali dalam 30 hari. Hubungi pengurus.';
  end if;
  execute format(
    'update public.%I set %I = ''pending'', review_note = $2, review_asked_at = now(), review_count = $3 where id = $1',
    of_kind, private.status_column(of_kind)
  ) using id, cleaned, asked.former_count + 1;
  perform private.announce_waiting(case kind when 'alumni' then 'alumni' else 'jobs' end, true);
end
$$;
