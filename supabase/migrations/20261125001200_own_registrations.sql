-- What alumni do with their own registrations. Every function decides under the lock of the event, with the clock of the
-- server; users read the messages.

-- The alumnus who calls. The row stays as it is until the end, so that nobody is verified when asked and rejected when written.
create function private.lock_own_alumnus() returns public.alumni
language sql security definer set search_path = '' as $$
  select * from public.alumni where user_id = private.own_account_id() for share
$$;

create function private.require_verified(alumnus public.alumni) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if alumnus.validation_status is distinct from 'verified' then
    raise sqlstate 'PT403' using message = case
      when alumnus.validation_status = 'pending' then
        'Data alumni Anda masih menunggu validasi pengurus. Anda dapat mendaftar setelah terverifikasi.'
      when alumnus.validation_status = 'rejected' then
        'Data alumni Anda belum dapat divalidasi. Periksa profil Anda atau hubungi pengurus.'
      else 'Pendaftaran hanya untuk alumni. Lengkapi profil alumni Anda lebih dahulu.'
    end;
  end if;
end
$$;

create function private.require_open_registration(event public.events) returns void
language plpgsql stable set search_path = '' as $$
begin
  if event.status is distinct from 'approved' or event.registration_mode <> 'portal' then
    raise sqlstate 'PT400' using message = 'Kegiatan ini tidak menerima pendaftaran di portal.';
  end if;
  if now() >= least(event.registration_deadline, private.event_start(event)) then
    raise sqlstate 'PT400' using message = 'Pendaftaran kegiatan ini sudah ditutup.';
  end if;
end
$$;

create function private.limit_registrations() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.count_today('registrations', private.own_account_id(), 1) > 100 then
    raise sqlstate 'PT429' using
      message = 'Terlalu banyak perubahan pendaftaran hari ini. Coba lagi besok.';
  end if;
end
$$;

create function public.register_for_event(event_id uuid, party_size integer, note text default null)
returns setof public.registration_state
language plpgsql security definer set search_path = '' as $$
declare
  alumnus constant public.alumni := private.lock_own_alumnus();
  event constant public.events := private.lock_event(event_id);
  registration public.event_registrations;
begin
  perform private.require_verified(alumnus);
  select * into registration
  from public.event_registrations as r
  where r.event_id = event.id and r.alumni_id = alumnus.id and r.status <> 'cancelled';
  -- A second press, or one whose answer was lost, changes nothing.
  if registration.id is null then
    perform private.require_open_registration(event);
    perform private.limit_registrations();
    registration := private.enter_event(
      event, gen_random_uuid(), alumnus.id, null, register_for_event.party_size, register_for_event.note
    );
  end if;
  return query select * from private.state_of(registration);
end
$$;

-- The caller's registration of the locked event, while it can still be changed.
create function private.own_open_registration(event public.events)
returns public.event_registrations
language plpgsql stable security definer set search_path = '' as $$
declare
  registration public.event_registrations;
begin
  select * into registration
  from public.event_registrations as r
  where r.event_id = event.id and r.alumni_id = private.own_alumni_id();
  if registration.id is null then
    raise sqlstate 'PT404' using message = 'Anda tidak terdaftar di kegiatan ini.';
  end if;
  if registration.status = 'attended' or private.event_start(event) <= now() then
    raise sqlstate 'PT400' using
      message = 'Kegiatan sudah dimulai, sehingga pendaftaran tidak dapat diubah.';
  end if;
  return registration;
end
$$;

-- A bigger party needs a verified person and free seats, else nothing changes; a waiting party keeps its place in the queue.
create function public.change_registration(event_id uuid, party_size integer, note text default null)
returns setof public.registration_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  alumnus constant public.alumni := private.lock_own_alumnus();
  event constant public.events := private.lock_event(change_registration.event_id);
  registration public.event_registrations := private.own_open_registration(event);
  added constant integer := change_registration.party_size - registration.party_size;
begin
  if registration.status = 'cancelled' then
    raise sqlstate 'PT404' using message = 'Anda tidak terdaftar di kegiatan ini.';
  end if;
  perform private.require_party_fits(event, change_registration.party_size);
  perform private.limit_registrations();
  if added > 0 then
    perform private.require_verified(alumnus);
    perform private.require_open_registration(event);
    if registration.status = 'registered' and event.seats_taken + added > event.capacity then
      raise sqlstate 'PT400' using message = case
        when event.seats_taken >= event.capacity then
          'Semua tempat sudah terisi, sehingga jumlah orang tidak dapat ditambah.'
        else format('Hanya tersisa %s tempat lagi.', event.capacity - event.seats_taken)
      end;
    end if;
  end if;
  update public.event_registrations as r
  set party_size = change_registration.party_size,
    note = change_registration.note
  where r.id = registration.id;
  if added < 0 then
    perform private.promote_waiting(event.id);
  end if;
  select * into registration from public.event_registrations as r where r.id = registration.id;
  return query select * from private.state_of(registration);
end
$$;

create function public.cancel_registration(event_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  event constant public.events := private.lock_event(event_id);
  registration constant public.event_registrations := private.own_open_registration(event);
begin
  if registration.status <> 'cancelled' then
    perform private.limit_registrations();
    update public.event_registrations as r set status = 'cancelled' where r.id = registration.id;
    perform private.promote_waiting(event.id);
  end if;
end
$$;

-- The caller's registrations with their events as these were published, the latest event first, as one JSON value. Of an event that never
-- was, nothing is told.
-- Where an online event meets is for verified people with a seat, while the event is published.
create function public.own_registrations() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(own), '[]') from (
    select
      r.id, r.event_id, r.status, r.party_size, r.note, private.queue_place(r.event_id, r.status, r.queue_number) as queue_place,
      r.cancel_reason, published.title, published.event_date, published.event_time, published.end_time, published.location,
      case when r.status in ('registered', 'attended') and event.status = 'approved' and private.is_verified_alumnus()
        then event.online_link
      end as online_link,
      event.status as event_status
    from public.event_registrations as r
    join public.events as event on event.id = r.event_id
    join private.published_events as published on published.event_id = event.id
    where r.alumni_id = private.own_alumni_id()
    order by published.event_date desc, published.event_time desc, r.id
    limit 500
  ) as own
$$;
