-- How long the history is kept.

-- Of what can come back no longer, its id, its name and the day remain. What stands has its whole history, for two years; so has what was
-- merged into it.
create function private.trim_history() returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone_for_good bigint[];
begin
  perform private.forget_causes();
  perform set_config('portal.trims_history', 'yes', true);
  delete from private.history
  where id in (select id from private.history where at < now() - interval '2 years' order by at limit 5000);
  gone_for_good := array(
    select id from private.history
    where deleted_row ? 'created_at' and at < now() - interval '30 days' and not private.record_exists(area, record_id)
      and record_id not in (
        select former.record_id::text from private.causes as merge join private.former_rows as former on cause = merge.id where kind = 'merge'
      )
    order by at limit 5000
  );
  delete from private.history as earlier using private.history as deletion
  where deletion.id = any (gone_for_good) and deletion.cause_kind is distinct from 'merge'
    and earlier.operation <> 'delete' and earlier.id < deletion.id
    and ((earlier.area, earlier.record_id) = (deletion.area, deletion.record_id)
      or deletion.area = 'alumni' and earlier.owner_id = any (private.merged_ids(deletion.owner_id)));
  update private.history set deleted_row = jsonb_build_object(name_column, deleted_row -> name_column)
  from private.watched_tables() as watched where id = any (gone_for_good) and watched.area = history.area;
  perform set_config('portal.trims_history', '', true);
end
$$;
