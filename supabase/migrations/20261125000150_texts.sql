-- How texts are stored: one form, whatever keyboard, mail program or list of contacts they were copied from. The same is written in
-- TypeScript in packages/api/src/text; its text-cases.json tests both.

-- What is longer than any column is refused before anything works on it: the longest, a list, has 100,000 bytes.
create function private.bounded(value text, most_bytes integer) returns text
language plpgsql immutable strict set search_path = '' as $$
begin
  if octet_length(value) > most_bytes then
    raise string_data_right_truncation using message = 'a text is longer than what takes it';
  end if;
  return value;
end
$$;

-- Composed letters; no invisible characters and none of direction, but those that join an emoji; blanks and control characters of all
-- kinds are one space; line breaks stay, at most two together.
create function private.clean_text(value text) returns text
language sql immutable strict set search_path = '' as $$
  select case
    when octet_length(value) > 200000 then private.bounded(value, 200000)
    -- Clean already, as most texts are: this costs a fraction.
    when value !~ '[^ -~\n]|^[ \n]|[ \n]$|  | \n|\n |\n\n\n' then value
    else btrim(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            normalize(
              regexp_replace(
                regexp_replace(value, '\r\n?', e'\n', 'g'),
                '([\u2190-\u2bff\u3030\U0001f000-\U0001faff]\ufe0f?(?:\u200d[\u2190-\u2bff\u3030\U0001f000-\U0001faff]\ufe0f?)*)'
                  || '|[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164'
                  || '\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+',
                '\1', 'g'
              ),
              nfc
            ),
            '[\u0001-\u0009\u000b-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+', ' ', 'g'
          ),
          ' ?\n ?', e'\n', 'g'
        ),
        '\n{3,}', e'\n\n', 'g'
      ),
      e' \n'
    )
  end
$$;

-- The digits of a telephone number in groups: '0812 3456 7890', '+62 812 3456 7890'. Words and brackets around it fall: '(+62) 812-3456-7890
-- (WA)'. The '+' decides the country; without it, a mobile number that a spreadsheet took for a number has lost its zero. Only mobile
-- numbers of Indonesia have groups that are known: others keep theirs. What is no number stays as it was typed, and is refused.
create function private.phone_text(value text) returns text
language plpgsql immutable strict set search_path = '' as $$
declare
  typed constant text :=
    translate(normalize(private.clean_text(value), nfkc), U&'\2010\2011\2012\2013\2014\2015\2212', '-------');
  found constant text := substring(regexp_replace(typed, '^([0-9]{6,})[.,]0+$', '\1') from '[+(]*[0-9](?:.*[0-9])?');
  number constant text := case when ltrim(found, '(') like '+%' then ltrim(found, '(') else found end;
  compact text := regexp_replace(number, '[^0-9+]+', '', 'g');
begin
  if private.is_phone(number) is not true then
    return typed;
  end if;
  compact := case
    when compact like '8%' then regexp_replace(compact, '^8(?=[1-9][0-9]{7,10}$)', '08')
    when compact like '00%' then regexp_replace(compact, '^00(?=[1-9])', '+')
    else compact
  end;
  return regexp_replace(
    case
      when compact like '08%' then compact
      when compact ~ '^\+?620?8' then regexp_replace(compact, '^\+?620?(8[0-9]{2})', '+62 \1 ')
      else btrim(regexp_replace(number, '[^0-9+]+', ' ', 'g'))
    end,
    '([0-9]{4})(?=[0-9]{3})', '\1 ', 'g'
  );
end
$$;

-- At most 15 digits, as in the standard for international numbers (E.164).
create function private.is_phone(value text) returns boolean
language sql immutable strict set search_path = '' as $$
  select value ~ '^\+?([ ().\-/]*[0-9]){6,15}[ ).]*$'
$$;

-- Also the texts inside a list or an object. `long_fields` are those of several lines; in all others a line break is a blank.
create function private.clean_json(value jsonb, is_long boolean, long_fields text[]) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  kind constant text := jsonb_typeof(value);
begin
  if kind = 'string' then
    return to_jsonb(
      case when is_long
        then private.clean_text(value #>> '{}')
        else regexp_replace(private.clean_text(value #>> '{}'), '\n+', ' ', 'g')
      end
    );
  elsif kind = 'array' and value <> '[]' then
    return (
      select jsonb_agg(private.clean_json(item, is_long, long_fields) order by position)
      from jsonb_array_elements(value) with ordinality as list (item, position)
    );
  elsif kind = 'object' and value <> '{}' then
    return (
      select jsonb_object_agg(name, private.clean_json(item, is_long or name = any(long_fields), long_fields))
      from jsonb_each(value) as field (name, item)
    );
  end if;
  return value;
end
$$;

-- The first trigger of every table with texts of people. The arguments are the fields of several lines. A column whose text is then
-- empty is null.
create function private.clean_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  long_fields constant text[] := coalesce(tg_argv, '{}');
  -- Without an invisible sign an address would be somebody else's: it is refused, not cleaned.
  given constant jsonb := to_jsonb(new) - 'email';
  -- What an update leaves as it is was cleaned when it came.
  former constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  changes jsonb;
begin
  -- Most rows are clean. In JSON a text that begins or ends with a blank, has a line break or is empty shows by the signs beside it.
  if coalesce((
    select string_agg(private.bounded(value::text, 100000), ',') from jsonb_each(given) as field (name, value)
    where value is distinct from former -> name
  ), '') !~ '[^ -~]|\\|  |" | "[],:}]|""' then
    return new;
  end if;
  select jsonb_object_agg(name, nullif(cleaned, '""')) into changes
  from jsonb_each(given) as field (name, value)
  cross join lateral private.clean_json(value, name = any(long_fields), long_fields) as cleaned
  where value is distinct from former -> name and (cleaned <> value or value = '""');
  return case when changes is null then new else jsonb_populate_record(new, changes) end;
end
$$;

create function private.is_plausible_year(year text, years_ahead integer default 0)
returns boolean
language sql stable set search_path = '' as $$
  select year is null or (
    year ~ '^\d{4}$'
    and year::integer between 1970
      and extract(year from now() at time zone 'Asia/Jakarta') + years_ahead
  )
$$;

-- A null value needs no check: `strict` functions are not called for it.
create function private.is_filled(value text, max_length integer) returns boolean
language sql immutable strict set search_path = '' as $$
  select private.clean_text(value) <> '' and char_length(value) <= max_length
$$;

-- How texts are searched for: without case, accents and apostrophes, with one kind of dash and of quotation marks. Signs between, before
-- and behind digits are left out, so that '+62 812-3456' and a NIM with dots are found however they are written. The same is written in
-- TypeScript (`searchForm`), for lists that a browser searches.
create function private.search_form(value text) returns text
language plpgsql immutable strict set search_path = '' as $$
declare
  form text := private.clean_text(value);
begin
  -- Each step only where it has something to do: this runs for every text that is stored, and most need none of them.
  if form ~ '[^ -~\n]' then
    form := translate(
      regexp_replace(
        normalize(
          regexp_replace(form, '[\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u2018\u2019\u201b\u2032\uff07]', '', 'g'), nfkd
        ),
        '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'
      ),
      U&'\2010\2011\2012\2013\2014\2015\2212\201c\201d\201e\201f\00ab\00bb',
      '-------""""""'
    );
    form := translate(lower(form), U&'\0131\00f8\0111\0142', 'iodl');
  end if;
  form := private.clean_text(translate(lower(form), '''`', ''));
  if form ~ '[0-9][-./()+]|[+(][0-9]' then
    form := regexp_replace(form, '(^|[ \n])[+(]+(?=[0-9])', '\1', 'g');
    form := regexp_replace(form, '([0-9])[-./()+]+(?=[0-9 \n]|$)', '\1', 'g');
  end if;
  return form;
end
$$;

-- The digits of a telephone number as they are written in the country and abroad.
create function private.searched_phone(phone text) returns text
language sql immutable strict set search_path = '' as $$
  select concat_ws(
    e'\n',
    digits,
    '62' || substring(digits from '^0(.*)'),
    '0' || substring(digits from '^62(.*)')
  )
  from regexp_replace(phone, '[^0-9]', '', 'g') as digits
$$;

create function private.searched_form(search text) returns text
language plpgsql immutable strict set search_path = '' as $$
begin
  if char_length(search) > 200 then
    raise string_data_right_truncation using message = 'a search has at most 200 characters';
  end if;
  return private.search_form(search);
end
$$;

-- Turns a search term into a "contains" pattern that matches % and _ literally; null when blank.
-- Searched texts are stored in the same form: `like` costs a fraction of `ilike`.
create function private.like_pattern(search text) returns text
language sql immutable set search_path = '' as $$
  select '%' || regexp_replace(nullif(private.searched_form(search), ''), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- Searches find words in any order. The longest word comes first: the planner looks it up in an index and
-- compares the others with what that found. Null when there is no word.
create function private.word_patterns(search text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select array_agg(private.like_pattern(word) order by char_length(word) desc, word)
    from (
      select distinct word
      from unnest(
        (regexp_split_to_array(private.searched_form(search), '[ \n]+'))[1:8]
      ) as word
    ) as words
    where word <> ''
  );
end
$$;

-- A condition for `execute`: each word is part of one of the columns, which hold texts in the form for searches.
create function private.words_condition(columns text[], patterns text[])
returns text
language sql immutable set search_path = '' as $$
  select coalesce(
    string_agg(
      (
        select '(' || string_agg(format('%I like %L', searched, pattern), ' or ') || ')'
        from unnest(columns) as searched
      ),
      ' and ' order by position
    ),
    'true'
  )
  from unnest(patterns) with ordinality as words (pattern, position)
$$;
