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

-- RFC 5545, 3.1: lines of at most 75 octets. 18 characters of four octets and the blank of a continuation fit.
create function private.calendar_line(line text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(line, '(.{18})(?=.)', E'\\1\r\n ', 'g') || E'\r\n'
$$;

-- The same identity, sequence and assumed length as in the file that the site offers for one event.
create function private.calendar_entry(event public.events, site_url text) returns text[]
language sql stable set search_path = '' as $$
  select array_remove(
    array[
      'BEGIN:VEVENT',
      'UID:' || event.id || coalesce('@' || substring(site_url from '^https?://([^:/]+)'), ''),
      'SEQUENCE:' || event.version,
      'DTSTAMP:' || to_char(event.updated_at at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"'),
      case
        when event.event_time is null then 'DTSTART;VALUE=DATE:' || to_char(event.event_date, 'YYYYMMDD')
        else 'DTSTART;TZID=Asia/Jakarta:' || to_char(event.event_date + event.event_time, 'YYYYMMDD"T"HH24MISS')
      end,
      case
        when event.event_time is null then 'DTEND;VALUE=DATE:' || to_char(event.event_date + 1, 'YYYYMMDD')
        else 'DTEND;TZID=Asia/Jakarta:' || to_char(
          coalesce(private.event_end(event), event.event_date + event.event_time + interval '2 hours'),
          'YYYYMMDD"T"HH24MISS'
        )
      end,
      'SUMMARY:' || private.calendar_text(event.title),
      'LOCATION:' || private.calendar_text(nullif(event.location, '')),
      'DESCRIPTION:' || nullif(
        private.calendar_text(
          concat_ws(E'\n\n', nullif(left(event.description, 1000), ''), site_url || private.event_link(event.id))
        ),
        ''
      ),
      'URL:' || site_url || private.event_link(event.id),
      'END:VEVENT'
    ],
    null
  )
$$;

-- All events that visitors see, from a year ago on, as a calendar that others subscribe to. Anybody may ask as often as
-- they like, so it is small: at most 500 entries with the beginning of their text. The key of the address is read by the gateway; one
-- that passes it on makes it an argument.
create function public.event_calendar(apikey text default null) returns public."*/*"
language plpgsql stable security definer set search_path = '' as $$
declare
  site_url constant text := (select setting.site_url from private.app_settings as setting);
  entries text;
begin
  perform set_config(
    'response.headers',
    '[{"Content-Type": "text/calendar; charset=utf-8"}, {"Cache-Control": "public, max-age=900"}]',
    true
  );
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
  unnest(private.calendar_entry(shown, site_url)) with ordinality as entry (line, place);
  return convert_to(
    array_to_string(
      array[
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//IKA Teknik Elektro//Portal Alumni//ID',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'X-WR-CALNAME:Kegiatan IKA Teknik Elektro',
        'X-WR-TIMEZONE:Asia/Jakarta',
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
        'X-PUBLISHED-TTL:PT1H',
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
