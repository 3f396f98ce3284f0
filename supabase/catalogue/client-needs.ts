/** What clients of the API may rely on, in one row of JSON. Only what `anon` and `authenticated` reach counts. */
export const clientNeeds = `
  with relations as (
    select c.oid, n.nspname || '.' || c.relname as relation, c.relrowsecurity
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'f')
  ), columns as (
    select r.*, a.attnum, a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull,
      a.atthasdef or a.attidentity <> '' as has_default, a.attgenerated <> '' or a.attidentity = 'a' as is_computed
    from relations r join pg_attribute a on a.attrelid = r.oid
    where a.attnum > 0 and not a.attisdropped
  ), clients as (
    select unnest('{anon,authenticated}'::name[]) as client
  ), verbs (verb, letter) as (
    values ('select', 'r'), ('insert', 'a'), ('update', 'w'), ('delete', 'd')
  ), may as (
    select client, verb, r.* from clients, verbs, relations r
    where not relrowsecurity or exists (
      select from pg_policy p
      where p.polrelid = r.oid and p.polpermissive and p.polcmd in (letter::"char", '*')
        and p.polroles && array[0::oid, client::regrole::oid]
    )
  ), rights as (
    select client || ': ' || verb as verb, relation as object
    from may where has_table_privilege(client, oid, verb)
    union all
    select client || ': ' || verb, m.relation || '.' || attname
    from may m join columns using (oid)
    where verb <> 'delete' and has_column_privilege(client, oid, attnum, verb)
    union all
    select client || ': execute', n.nspname || '.' || p.proname
    from clients, pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and has_function_privilege(client, p.oid, 'execute')
  ), functions as (
    select 'public.' || proname as object, pg_get_function_result(oid) as result,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'name', proargnames[place], 'type', format_type(type, null),
          'isOptional', place > pronargs - pronargdefaults) order by place), '[]')
        from unnest(proargtypes::oid[]) with ordinality as argument (type, place)) as arguments,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'name', proargnames[place], 'type', format_type(type, null)) order by place), '[]')
        from unnest(proallargtypes) with ordinality as part (type, place)
        where proargmodes[place] = 't')
      || (select coalesce(jsonb_agg(jsonb_build_object(
          'name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum), '[]')
        from pg_attribute join pg_type t on attrelid = t.typrelid
        where t.oid = prorettype and attnum > 0 and not attisdropped) as parts
    from pg_proc p
    where pronamespace = 'public'::regnamespace and exists (
      select from clients where has_function_privilege(client, p.oid, 'execute')
    )
  ), rules as (
    select relation, relation || '.' || conname as object, pg_get_constraintdef(k.oid) as definition,
      array(select attname from columns c where c.oid = r.oid and attnum = any (conkey)) as columns
    from pg_constraint k join relations r on r.oid = conrelid where contype in ('c', 'f', 'p', 'u', 'x')
    union all
    select relation, relation || '.' || i.indexrelid::regclass::name,
      regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', 'UNIQUE '),
      array(select attname from columns c join pg_depend d on d.refobjid = c.oid and d.refobjsubid = attnum
        where c.oid = r.oid and d.objid = i.indexrelid)
    from pg_index i join relations r on r.oid = indrelid
    where indisunique and not exists (select from pg_constraint where conindid = indexrelid)
  )
  select jsonb_build_object(
    'columns', (select coalesce(jsonb_agg(jsonb_build_object(
      'relation', relation, 'object', relation || '.' || attname, 'type', type,
      'isFilled', attnotnull, 'isRequired', attnotnull and not has_default, 'isComputed', is_computed)), '[]') from columns),
    'rights', (select coalesce(jsonb_agg(to_jsonb(rights)), '[]') from rights),
    'functions', (select coalesce(jsonb_agg(to_jsonb(functions)), '[]') from functions),
    'rules', (select coalesce(jsonb_agg(to_jsonb(rules)), '[]') from rules)
  ) as needs`;
