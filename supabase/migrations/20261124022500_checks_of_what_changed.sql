-- These checks run at every update of a row, so thousands of times in a decision on thousands.

-- Most lists are empty, and a call takes longer than a comparison.
alter table public.alumni
  drop constraint alumni_advanced_degrees_check,
  drop constraint alumni_trainings_certifications_check,
  drop constraint alumni_organizational_history_check,
  add constraint alumni_advanced_degrees_check check (
    advanced_degrees = '[]'
    or private.is_item_list(advanced_degrees, '{degree_level,university}')
  ),
  add constraint alumni_trainings_certifications_check check (
    trainings_certifications = '[]'
    or private.is_item_list(trainings_certifications, '{name,issuer}')
  ),
  add constraint alumni_organizational_history_check check (
    organizational_history = '[]'
    or private.is_item_list(organizational_history, '{position}')
    and not jsonb_path_exists(
      organizational_history, '$[*] ? (!exists (@.organization_name) && !exists (@.name))'
    )
  );

-- The account is read when the row gets one, when `email_confirmed` changes, and before a verification.
create or replace function private.follow_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_confirmed constant boolean := new.email_confirmed_at is not null;
begin
  if is_confirmed then
    perform private.claim_alumni_row(new.id, new.email);
  end if;
  if tg_op = 'INSERT' then
    perform private.add_pending_alumnus(new.id, new.email, new.raw_user_meta_data);
  else
    update public.alumni
    set email = lower(new.email), email_confirmed = is_confirmed
    where user_id = new.id
      and (email, email_confirmed) is distinct from (lower(new.email), is_confirmed);
  end if;
  return null;
exception
  when others then
    raise warning 'the alumni row of account % was not updated: %', new.id, sqlerrm;
    return null;
end
$$;

drop trigger alumni_still_needs_confirmation on public.alumni;
-- After `alumni_link`, which may set the account: triggers run in the order of their names.
create trigger alumni_still_needs_confirmation before update on public.alumni
  for each row
  when (
    new.user_id is distinct from old.user_id
    or new.email_confirmed is distinct from old.email_confirmed
    or new.user_id is not null
      and new.validation_status = 'verified' and old.validation_status <> 'verified'
  )
execute function private.follow_confirmation();
