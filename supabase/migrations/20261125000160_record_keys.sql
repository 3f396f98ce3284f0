-- Whether two records are of one person: keys that leave out how a name, a NIM or a number happens to be written.

create function private.nim_key(nim text) returns text
language sql immutable strict set search_path = '' as $$
  select nullif(regexp_replace(upper(nim), '[^A-Z0-9]+', '', 'g'), '')
$$;

-- The digits with the country: '0812…', '812…', '+62 (0)812…' are one number, '+852…' is another. Too few digits are of no use.
create function private.phone_key(phone text) returns text
language sql immutable strict set search_path = '' as $$
  select substring(
    case
      when digits like '08%' then '62' || substr(digits, 2)
      when digits ~ '^(\+|00[1-9])' then regexp_replace(digits, '^(\+|00)(620*(?=8))?', case when digits ~ '^(\+|00)620*8' then '62' else '' end)
      else regexp_replace(digits, '^(0*620*(?=8)|0+|(?=8))', '62')
    end from '^\d{8,}$'
  )
  from regexp_replace(private.phone_text(phone), '[^0-9+]+', '', 'g') as digits
$$;

-- The digits of a number that may have WhatsApp: a mobile one of Indonesia, or one of another country.
create function private.mobile_key(phone text) returns text
language sql immutable strict set search_path = '' as $$
  select substring(private.phone_key(phone) from '^(?:628|(?!62))\d+$')
$$;

-- Academic degrees stand behind a name, with or without dots and commas.
create function private.degrees() returns text
language sql immutable set search_path = '' as $$
  select '(?:[ ,]+(?:[sm]\.? ?(?:t|kom|pd|si|ds|ag|h|e|m|p|k|sos|hum|ak|farm|stat|eng|sc|ti|cs|b\.?a|i\.?kom|st|tr(?:\.? ?t)?)(?:\.? ?i)?'
    || '|a\.? ?md(?:\.? ?t)?|ph\.? ?d|b\.? ?(?:eng|sc)|dr|ir|ip[mpu]|acpe|asean eng|cpa)\.?(?=[ ,]|$))'
$$;

-- The titles before a name.
create function private.titles() returns text
language sql immutable set search_path = '' as $$
  select '^ ?((prof|drs|dra|dr|ing|ir|h|hj|kh|apt|sdr|sdri)[-. ]+)+(?=[[:alpha:]])'
$$;

-- What is said of somebody who has died: 'Alm. Budi', 'Budi (Alm)', 'Almarhumah Siti'.
create function private.late_forms() returns text
language sql immutable set search_path = '' as $$
  select '[( ]*\y(almh?|almarhum(ah)?)\y[.) ]*'
$$;

-- Lower case without accents, titles and signs, with the forms of 'Muhammad' as one.
create function private.name_key(name text) returns text
language sql immutable strict set search_path = '' as $$
  select btrim(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(btrim(regexp_replace(private.search_form(name), private.late_forms(), ' ', 'gi')), private.titles(), '', 'i'),
          private.degrees(), ' ', 'g'
        ),
        '[^[:alnum:]]+', ' ', 'g'
      ),
      '^ ?m(?= [[:alpha:]])|\y(moh|muh|mohd|muhd|mhd|moch|moham+[ae]d|muham+ad|mocham+ad)\y', 'muhammad', 'g'
    )
  )
$$;

-- What tells two people apart: the keys of a name, a NIM and a telephone, an address in lower case, and two years.
create type private.person as (name text, nim text, email text, phone text, entered text, graduated text);

create function private.differ(one private.person, other private.person) returns boolean
language sql immutable set search_path = '' as $$
  select (
    one.nim <> other.nim or one.email <> other.email or one.phone <> other.phone or one.entered <> other.entered
      or one.graduated <> other.graduated
  ) is true
$$;

-- The years of one person, as far as both are known: of a name of several words at most two apart, since lists name the examination or the
-- ceremony. Without settings of its own it becomes a part of the query.
create function private.are_near(one private.person, other private.person) returns boolean
language sql immutable as $$
  select num_nonnulls(one.entered::integer - other.entered::integer, one.graduated::integer - other.graduated::integer) > 0 and greatest(
    abs(one.entered::integer - other.entered::integer), abs(one.graduated::integer - other.graduated::integer)
  ) <= case when one.name ~ ' ' then 2 else 0 end
$$;

-- 'same' by NIM or address and a like name; 'named' by name and year or telephone, with nothing that differs: enough in one list, a question
-- against records; 'maybe', which only somebody who knows them can tell; otherwise 'different'.
create function private.same_person(one private.person, other private.person) returns text
language plpgsql immutable set search_path = '' as $$
declare
  likeness constant real := extensions.similarity(one.name, other.name);
  is_named constant boolean := one.name = other.name;
  is_in_time constant boolean := (one.entered <> other.entered or one.graduated <> other.graduated) is not true;
begin
  return case
    -- Who has another NIM is somebody else, whatever else is equal.
    when one.nim <> other.nim then case when one.email = other.email and likeness >= 0.45 then 'maybe' else 'different' end
    when one.nim = other.nim then case when likeness >= 0.45 then 'same' else 'maybe' end
    -- A family has one address, and names that are like each other.
    when one.email = other.email then
      case when is_named or likeness >= 0.6 and is_in_time and left(one.name, 1) = left(other.name, 1) then 'same' else 'maybe' end
    when is_named and is_in_time and (one.email <> other.email or one.phone <> other.phone) is not true
      and (one.phone = other.phone or one.entered = other.entered or one.graduated = other.graduated) then 'named'
    when (one.phone = other.phone or likeness >= 0.6) and (
      one.entered = other.entered or one.graduated = other.graduated
      or num_nonnulls(one.entered, other.entered) < 2 and num_nonnulls(one.graduated, other.graduated) < 2
    ) or is_named and private.are_near(one, other) then 'maybe'
    else 'different'
  end;
end
$$;

-- Each word of a name in capitals: 'NUR''AINI', 'AL-FARABI', 'BIN', 'II'.
create function private.title_words(name text) returns text
language sql immutable strict set search_path = '' as $$
  select string_agg(
    part[1] || case
      when place > 1 and part[2] in ('BIN', 'BINTI') then lower(part[2])
      when part[2] = 'KH' or place > 1 and part[2] in ('II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII') then part[2]
      else concat(upper(substring(part[2] from '^[^[:alpha:]]*.')), lower(substr(part[2], 1 + char_length(substring(part[2] from '^[^[:alpha:]]*.')))))
    end, '' order by place
  )
  from regexp_matches(name, '([[:space:].,()/-]*)([^[:space:].,()/-]+|$)', 'g') with ordinality as words (part, place)
$$;

-- Of names in capitals only: 'SITI BINTI AL-FARABI, S.KOM.' becomes 'Siti binti Al-Farabi, S.Kom.' What stands between titles and degrees
-- decides; degrees in capitals are spelled, others stay as they are.
create function private.title_case(name text) returns text
language plpgsql immutable strict set search_path = '' as $$
declare
  body constant text := regexp_replace(split_part(name, ',', 1), private.degrees() || '+$', '', 'i');
  bare constant text := regexp_replace(regexp_replace(body, private.late_forms(), ' ', 'gi'), private.titles(), '', 'i');
begin
  if bare <> upper(bare) or bare !~ '[[:alpha:]]{2}' then
    return name;
  end if;
  return private.title_words(body) || (
    select string_agg(
      part[1] || case
        when part[2] = any ('{PH,DR,IR}') or part[1] like '%.' and part[2] = any ('{KOM,ENG,SOS,HUM,FARM,STAT,KES,KEP,KED,PSI,LING,HUT,PD,SI,SC,AG,AK,MD,DS,TR,PT,SN,KN}')
          then initcap(part[2])
        else part[2]
      end, '' order by place
    )
    from regexp_matches(substring(name from char_length(body) + 1), '([^[:alpha:]]*)([[:alpha:]]+|$)', 'g') with ordinality as words (part, place)
  );
end
$$;

-- Of a row that was read, in its stored form.
create function private.person_of(said jsonb) returns private.person
-- A query in SQL would be planned for each row again, with those of the keys.
language plpgsql immutable set search_path = '' as $$
begin
  return row(
    private.name_key(said ->> 'name'), private.nim_key(said ->> 'nim'), lower(said ->> 'email'), private.phone_key(said ->> 'phone'),
    said ->> 'entry_year', said ->> 'graduation_year'
  )::private.person;
end
$$;

-- By which two values of an imported field are one.
create function private.value_key(field text, value text) returns text
language sql immutable set search_path = '' as $$
  select case field
    when 'name' then private.name_key(value) when 'nim' then private.nim_key(value) when 'phone' then private.phone_key(value) else value
  end
$$;
