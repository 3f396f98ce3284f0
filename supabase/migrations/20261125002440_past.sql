-- What the admin has done in one go, and what it has replaced: decisions, imports and merges are taken back from here.

create table private.causes (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('decision', 'import', 'merge')),
  at timestamptz not null default clock_timestamp(),
  actor uuid default auth.uid() references auth.users (id) on delete set null,
  -- What its kind tells of it.
  detail jsonb not null,
  -- Null for many. The name is read when it is shown, so that none outlives its record.
  record_id uuid,
  -- Of the changed rows, without those that were taken back.
  row_count integer not null default 0,
  -- Until then it can be taken back; null where it never could, or no longer can.
  expires_at timestamptz,
  undone_at timestamptz,
  constraint causes_import_check check (
    kind <> 'import' or (
      private.is_filled(detail ->> 'file_name', 200) and (detail ->> 'file_size')::bigint >= 0
      -- SHA-256 of the rows that were imported.
      and detail ->> 'fingerprint' ~ '^[0-9a-f]{64}$' and octet_length(detail ->> 'options') <= 2000
    ) is true
  )
);
create index causes_at on private.causes (at);
create index causes_of_actor on private.causes (actor);
create index causes_of_record on private.causes (record_id);
create index causes_to_forget on private.causes (expires_at) where expires_at is not null;

-- No foreign keys and no other index: a decision on all writes tens of thousands.
create table private.former_rows (
  cause uuid not null,
  of_table regclass not null,
  record_id uuid not null,
  -- What was done: an update has replaced the columns of `former`, a deletion the whole row, an insert nothing.
  operation text not null check (operation in ('insert', 'update', 'delete')),
  former jsonb,
  -- The step between two versions. What was changed since is not taken back.
  version_before integer,
  version_after integer,
  -- While the rest is taken back.
  is_left boolean not null default false,
  primary key (cause, record_id)
);

-- What goes with a record and is no record itself: what was published of an event, an invitation, an answer. It comes back with it.
create table private.rows_beside (
  id bigint generated always as identity primary key,
  of_table regclass not null,
  gone jsonb not null,
  -- Of the records to which it belongs, among others.
  ids text[] not null,
  kept_until timestamptz not null
);
create index rows_beside_of on private.rows_beside using gin (ids);

-- What is too old to be taken back is forgotten, and so are the causes themselves: decisions after 90 days, merges, which say whose history a
-- record goes on with, with that history.
create function private.forget_causes() returns void
language sql security definer set search_path = '' as $$
  delete from private.rows_beside where kept_until < now();
  delete from private.former_rows using private.causes as old where cause = old.id and old.expires_at < now();
  update private.causes set expires_at = null, detail = detail - case kind when 'merge' then '{name,made}' else '{}' end::text[]
  where expires_at < now();
  delete from private.causes
  where kind <> 'import' and at < now() - case kind when 'merge' then interval '2 years' else '90 days' end;
$$;

-- Begins or goes on with one thing that the admin does; the history names it for all that the transaction writes.
create function private.open_cause(kind text, id uuid, detail jsonb, kept_for interval) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_causes();
  insert into private.causes (id, kind, detail, expires_at)
  values (open_cause.id, open_cause.kind, open_cause.detail, now() + kept_for)
  on conflict do nothing;
  perform set_config('portal.cause', open_cause.kind || ' ' || open_cause.id, true);
end
$$;
