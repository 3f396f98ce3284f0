-- Whether two records are of one person: keys that leave out how a name, a NIM or a number happens to be written.

create function private.nim_key(nim text) returns text
language sql immutable strict set search_path = '' as $$
  select nullif(regexp_replace(upper(nim), '[^A-Z0-9]+', '', 'g'), '')
$$;

-- The digits with the country: '0812…', '812…', '+62 (0)812…' are one number. Too few digits are of no use.
create function private.phone_key(phone text) returns text
language sql immutable strict set search_path = '' as $$
  select substring(regexp_replace(regexp_replace(phone, '[^0-9]+', '', 'g'), '^(0*620*(?=8)|0+|(?=8))', '62') from '^\d{8,}$')
$$;

-- Academic degrees stand behind a name, with or without dots and commas.
create function private.without_degrees(name text) returns text
language sql immutable strict set search_path = '' as $$
  select regexp_replace(
    name,
    '[ ,]+(?:[sm]\.? ?(?:t|kom|pd|si|ds|ag|h|e|m|p|k|sos|hum|ak|farm|stat|eng|sc|ti|cs|b\.?a|i\.?kom|st|tr(?:\.? ?t)?)(?:\.? ?i)?'
      || '|a\.? ?md(?:\.? ?t)?|ph\.? ?d|b\.? ?(?:eng|sc)|dr|ir|ip[mpu]|acpe|asean eng|cpa)\.?(?=[ ,]|$)',
    ' ', 'g'
  )
$$;

-- Lower case without accents, titles and signs, with the forms of 'Muhammad' as one.
create function private.name_key(name text) returns text
language sql immutable strict set search_path = '' as $$
  select btrim(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          private.without_degrees(
            regexp_replace(private.search_form(name), '^ ?((prof|drs|dra|dr|ir|h|hj|kh|apt|sdr|sdri)[. ]+)+(?=[[:alpha:]])', '')
          ),
          '[^[:alnum:]]+', ' ', 'g'
        ),
        '^ ?m (?=[[:alpha:]])', 'muhammad '
      ),
      '\y(moh|muh|mohd|muhd|mhd|moch|moham+[ae]d|muham+ad|mocham+ad)\y', 'muhammad', 'g'
    )
  )
$$;

-- Of names in capitals only: 'SITI BINTI AL-FARABI, S.T.' becomes 'Siti binti Al-Farabi, S.T.' What follows a comma stays as it is.
create function private.title_case(name text) returns text
language sql immutable strict set search_path = '' as $$
  select case
    when name <> upper(name) or name !~ '[[:alpha:]]{2}' then name
    else regexp_replace(
      regexp_replace(initcap(lower(split_part(name, ',', 1))), '\yBin\y', 'bin', 'g'), '\yBinti\y', 'binti', 'g'
    ) || substring(name from '[^,]*(.*)')
  end
$$;
