-- Before the rows of a backup, in the same transaction: docs/backup.md.
do $$
begin
  if (select count(*) from auth.users) > 1 then
    raise exception 'This project has accounts. A backup is restored into a new project, never over one that is in use.';
  end if;
end
$$;

-- The backup holds what triggers have made of its rows, and who was told of them.
set session_replication_role = replica;

-- What the migrations have put into the new project, and the admin's account, are in the backup too.
do $$
begin
  execute (
    select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
    from pg_tables
    where schemaname in ('public', 'private')
  );
end
$$;
delete from auth.identities;
delete from auth.users;
