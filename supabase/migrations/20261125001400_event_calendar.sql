-- What a function of this type returns is answered as it is, whatever the request accepts: calendars ask for anything. The
-- function names its content type. The name is the one that PostgREST looks for.
create domain public."*/*" as bytea;

-- RFC 5545, 3.3.11: what has a meaning is escaped, control characters are not allowed.
create function private.calendar_text(value text) returns text
language sql immutable set search_path = '' as $$
  select replace(
    regexp_replace(
      regexp_replace(replace(value, E'\r\n', E'\n'), '[\u0001-\u0009\u000b-\u001f\u007f-\u009f]', ' ', 'g'),
      '([\\;,])', '\\\1', 'g'
    ),
    E'\n', '\n'
  )
$$;

-- RFC 5545, 3.1: lines of at most 75 octets. With the blank of a continuation fit 73 characters of one octet, or 18 of four.
create function private.calendar_line(line text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    line, case when octet_length(line) = char_length(line) then '(.{73})(?=.)' else '(.{18})(?=.)' end, E'\\1\r\n ', 'g'
  ) || E'\r\n'
$$;

-- UID and SEQUENCE let a later file of a moved event move the entry, and that of an event that is called off cancel it. METHOD stays
-- PUBLISH: CANCEL asks for the organizer of an invitation (RFC 5546, 3.2.5). An end that is earlier than the start is on the next day;
-- without an end, two hours are a plausible length.
create function private.calendar_entry(event public.events, site_url text, about text) returns text[]
language sql stable set search_path = '' as $$
  select array_remove(
    array[
      'BEGIN:VEVENT',
      'UID:' || event.id || coalesce('@' || substring(site_url from '^https?://([^:/]+)'), ''),
      'SEQUENCE:' || event.version,
      'STATUS:' || case when event.status = 'approved' then 'CONFIRMED' else 'CANCELLED' end,
      'DTSTAMP:' || to_char(event.updated_at at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"'),
      case
        when event.event_time is null then 'DTSTART;VALUE=DATE:' || to_char(event.event_date, 'YYYYMMDD')
        else 'DTSTART;TZID=Asia/Jakarta:' || to_char(event.event_date + event.event_time, 'YYYYMMDD"T"HH24MISS')
      end,
      case
        when event.event_time is null then 'DTEND;VALUE=DATE:' || to_char(event.event_date + 1, 'YYYYMMDD')
        else 'DTEND;TZID=Asia/Jakarta:' || to_char(
          coalesce(
            event.event_date + event.end_time + case when event.end_time < event.event_time then interval '1 day' else '0' end,
            event.event_date + event.event_time + interval '2 hours'
          ),
          'YYYYMMDD"T"HH24MISS'
        )
      end,
      'SUMMARY:' || private.calendar_text(event.title),
      'LOCATION:' || private.calendar_text(nullif(event.location, '')),
      'DESCRIPTION:' || nullif(
        private.calendar_text(
          concat_ws(E'\n\n', nullif(about, ''), site_url || private.event_link(event.id))
        ),
        ''
      ),
      'URL:' || site_url || private.event_link(event.id),
      'END:VEVENT'
    ],
    null
  )
$$;

-- The lines of one event for the caller: with where it meets for those with a seat, and as called off, as it was published last, for
-- those who have registered.
create function private.own_calendar_entry(of_event uuid, site_url text) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  event public.events;
  own constant jsonb := (
    select entry from jsonb_array_elements(public.own_registrations()) as entry where entry ->> 'event_id' = of_event::text
  );
begin
  select * into event from public.events as e where e.id = of_event;
  if event.status <> 'approved' and own is not null then
    event := private.as_published(event);
    event.description := null;
  elsif event.status is distinct from 'approved' then
    raise sqlstate 'PT404' using message = 'Kegiatan ini sudah tidak ada.';
  end if;
  return private.calendar_entry(
    event, site_url, concat_ws(E'\n\n', 'Tautan daring: ' || (own ->> 'online_link'), nullif(event.description, ''))
  );
end
$$;

-- All events that visitors see, from a year ago on, as a calendar that others subscribe to. Anybody may ask as often as
-- they like, so it is small: at most 500 entries with the beginning of their text. Or one event, whole. The key of the address is read by
-- the gateway; one that passes it on makes it an argument.
create function public.event_calendar(apikey text default null, of_event uuid default null) returns public."*/*"
language plpgsql stable security definer set search_path = '' as $$
declare
  site_url constant text := (select setting.site_url from private.app_settings as setting);
  entries text;
begin
  perform set_config(
    'response.headers',
    format(
      '[{"Content-Type": "text/calendar; charset=utf-8"}, {"Cache-Control": "%s"}]',
      case when of_event is null then 'public, max-age=900' else 'no-store' end
    ),
    true
  );
  if of_event is null then
    select string_agg(private.calendar_line(line), '' order by shown.event_date, shown.id, entry.place)
    into entries
    from (
      select *
      from public.events
      where status = 'approved'
        and event_date between (now() at time zone 'Asia/Jakarta')::date - 365 and date '9999-12-30'
      order by event_date desc, id
      limit 500
    ) as shown,
    unnest(private.calendar_entry(shown, site_url, left(shown.description, 1000))) with ordinality as entry (line, place);
  else
    select string_agg(private.calendar_line(line), '' order by place)
    into entries
    from unnest(private.own_calendar_entry(of_event, site_url)) with ordinality as entry (line, place);
  end if;
  return convert_to(
    array_to_string(
      array[
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//IKA Teknik Elektro//Portal Alumni//ID',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        -- A file with a name would become a calendar of its own.
        case
          when of_event is null then
            E'X-WR-CALNAME:Kegiatan IKA Teknik Elektro\r\nX-WR-TIMEZONE:Asia/Jakarta\r\n'
              'REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H'
        end,
        -- Western Indonesia has kept one offset since 1964.
        'BEGIN:VTIMEZONE',
        'TZID:Asia/Jakarta',
        'BEGIN:STANDARD',
        'DTSTART:19700101T000000',
        'TZOFFSETFROM:+0700',
        'TZOFFSETTO:+0700',
        'TZNAME:WIB',
        'END:STANDARD',
        'END:VTIMEZONE',
        ''
      ],
      E'\r\n'
    ) || coalesce(entries, '') || E'END:VCALENDAR\r\n',
    'UTF8'
  );
end
$$;
