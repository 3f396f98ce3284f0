import ICAL from 'ical.js';
import { beforeEach, expect, it } from 'vitest';
import type { Account } from '../database.ts';
import { database, freshPortal, type Portal } from '../portal.ts';
import { refusal } from '../refusal.ts';

const siteUrl = 'https://portal.example';
const seminar = 'Seminar: energi, jaringan; dan \\daya 🙂';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
  await portal.sql('update private.app_settings set site_url = $1', [siteUrl]);
  await portal.sql(
    `insert into public.events (title, event_date, event_time, end_time, location, description, status)
     select title, (now() at time zone 'Asia/Jakarta')::date + day, start_time::time, end_time::time,
       place, about, status::public.event_status
     from (values
       ($1, 10, '09:00', '15:15', 'Aula, Pekanbaru', E'Baris satu\\r\\nBaris dua\\x07 — énergi' || repeat(' panjang', 400), 'approved'),
       ('Tanpa akhir', 11, '23:30', null, null, null, 'approved'),
       ('Sepanjang hari', 12, null, null, '', '', 'approved'),
       ('Tahun lalu', -300, null, null, null, null, 'approved'),
       ('Lama sekali', -400, null, null, null, null, 'approved'),
       ('Belum tayang', 13, null, null, null, null, 'pending'),
       ('Ditolak', 13, null, null, null, null, 'rejected')
     ) as event (title, day, start_time, end_time, place, about, status)`,
    [seminar],
  );
});

/** As a calendar asks for it: without a header of ours. */
async function subscribe(accept = '*/*') {
  const { url, key } = await database;
  const answer = await fetch(`${url}/rest/v1/rpc/event_calendar?apikey=${key}`, {
    headers: { accept },
  });
  expect(answer.status).toBe(200);
  return { headers: answer.headers, ...readBack(await answer.text()) };
}

/** As the site's button asks for one event. */
const saved = async (account: Account | undefined, of_event: string) =>
  portal.as(account).rpc('event_calendar', { of_event }).csv();

function readBack(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const entries = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
  const entryOf = (title: string) => {
    const found = entries.find(({ summary }) => summary === title);
    if (!found) throw new Error(`The calendar has no ${title}`);
    return found;
  };
  return { text, calendar, entries, entryOf };
}

const dateOf = async (title: string) => {
  const [row] = await portal.sql(
    'select id, event_date::text as date from public.events where title = $1',
    [title],
  );
  return { id: String(row?.id), date: String(row?.date) };
};
const wib = (date: string, time: string) => Date.parse(`${date}T${time}+07:00`) / 1000;

it.each(['*/*', 'text/calendar', 'text/html,application/xhtml+xml,*/*;q=0.8'])(
  'answers "%s" with a calendar that may be kept for a quarter of an hour',
  async (accept) => {
    const { headers } = await subscribe(accept);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=900');
  },
);

it('lets an event that ends after midnight end on the next day', async () => {
  const title = 'Tanpa akhir';
  await portal.sql(
    `update public.events set event_time = '19:00', end_time = '01:00' where title = $1`,
    [title],
  );
  const { date } = await dateOf(title);
  const { endDate } = (await subscribe()).entryOf(title);
  expect(endDate.toUnixTime()).toBe(wib(date, '01:00') + 24 * 3600);
});

it('is answered although a gateway passes the key of the address on as an argument', async () => {
  const { url, key } = await database;
  const answer = await fetch(`${url}/rest/v1/rpc/event_calendar?apikey=${key}`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/);
  const passedOn = await portal.sql("select public.event_calendar(apikey => 'a key') as calendar");
  expect(passedOn).toHaveLength(1);
});

it('contains what visitors see, from a year ago on, and nothing hidden', async () => {
  const { entries, text } = await subscribe();
  expect(entries.map(({ summary }) => summary)).toEqual([
    'Tahun lalu',
    seminar,
    'Tanpa akhir',
    'Sepanjang hari',
  ]);
  expect(text).not.toMatch(/Belum tayang|Ditolak/);
});

it('is read by another implementation as what is stored, in WIB, with the link to the registration', async () => {
  const { calendar, entryOf } = await subscribe();
  expect(calendar.getFirstSubcomponent('vtimezone')).not.toBeNull();
  const entry = entryOf(seminar);
  const { id, date } = await dateOf(seminar);
  expect(entry.uid).toBe(`${id}@portal.example`);
  expect(entry.location).toBe('Aula, Pekanbaru');
  expect(entry.description).toContain('Baris satu\nBaris dua — énergi panjang');
  expect(entry.description).toContain(`\n\n${siteUrl}/kegiatan?event=${id}`);
  expect(entry.component.getFirstPropertyValue('url')).toBe(`${siteUrl}/kegiatan?event=${id}`);
  expect(entry.startDate.toUnixTime()).toBe(wib(date, '09:00:00'));
  expect(entry.endDate.toUnixTime()).toBe(wib(date, '15:15:00'));
});

it('assumes two hours where no end is stored, and the whole day where no time is', async () => {
  const { entryOf } = await subscribe();
  const late = entryOf('Tanpa akhir');
  expect(late.startDate.toUnixTime()).toBe(wib((await dateOf('Tanpa akhir')).date, '23:30:00'));
  expect(late.duration.toSeconds()).toBe(7200);
  expect(late.location).toBeNull();
  const day = entryOf('Sepanjang hari');
  expect(day.startDate.isDate).toBe(true);
  expect(day.startDate.toString()).toBe((await dateOf('Sepanjang hari')).date);
  expect(day.duration.toSeconds()).toBe(86_400);
});

it('keeps each line within 75 octets and ends it with CRLF', async () => {
  const { text } = await subscribe();
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
});

it('moves the entry of a moved event, and drops that of one that is called off', async () => {
  const before = (await subscribe()).entryOf(seminar);
  const { id, date } = await dateOf(seminar);
  const event = portal.as(portal.people.admin).from('events');
  await event.update({ event_time: '13:00', end_time: '17:00' }).eq('id', id);
  const after = (await subscribe()).entryOf(seminar);
  expect(after.uid).toBe(before.uid);
  expect([before.sequence, after.sequence]).toEqual([1, 2]);
  expect(after.startDate.toUnixTime()).toBe(wib(date, '13:00:00'));

  await event.update({ status: 'rejected' }).eq('id', id);
  const { entries } = await subscribe();
  expect(entries.map(({ summary }) => summary)).not.toContain(seminar);
});

it('stays a calendar without events, and without an address of the portal', async () => {
  await portal.sql('update private.app_settings set site_url = null');
  const { id } = await dateOf('Sepanjang hari');
  expect((await subscribe()).entryOf('Sepanjang hari').uid).toBe(id);
  await portal.sql('delete from public.events');
  expect((await subscribe()).entries).toEqual([]);
});

it('gives one event whole, without a name that would make it a calendar of its own, and where it meets to those with a seat', async () => {
  const { id } = await dateOf(seminar);
  const { admin, verified, poster } = portal.people;
  await portal
    .as(admin)
    .from('events')
    .update({ registration_mode: 'portal', online_link: 'https://rapat.example/j/1' })
    .eq('id', id);
  await portal.as(verified).rpc('register_for_event', { event_id: id, party_size: 1 });
  const about =
    /Baris dua — énergi( panjang){400}\n\nhttps:\/\/portal\.example\/kegiatan\?event=[^ ]+$/;
  for (const account of [verified, poster, undefined]) {
    const { calendar, entryOf, entries } = readBack((await saved(account, id)).data ?? '');
    const { description, component, sequence } = entryOf(seminar);
    expect([entries.length, sequence, component.getFirstPropertyValue('status')]).toEqual([
      1,
      2,
      'CONFIRMED',
    ]);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBeNull();
    expect(description).toMatch(about);
    expect(description.startsWith('Tautan daring: https://rapat.example/j/1\n\n')).toBe(
      account === verified,
    );
  }
  expect((await subscribe()).text).not.toContain('rapat.example');
});

it('cancels the entry of an event that is called off, for its participants alone and as it was published', async () => {
  const { id, date } = await dateOf(seminar);
  const { admin, verified, poster } = portal.people;
  const event = portal.as(admin).from('events');
  await event.update({ registration_mode: 'portal' }).eq('id', id);
  await portal.as(verified).rpc('register_for_event', { event_id: id, party_size: 1 });
  await event.update({ status: 'rejected' }).eq('id', id);
  await event
    .update({
      title: 'Rencana lain',
      description: 'Rahasia',
      event_time: '13:00',
      end_time: '14:00',
    })
    .eq('id', id);
  const { text, entryOf } = readBack((await saved(verified, id)).data ?? '');
  const { uid, startDate, component, sequence } = entryOf(seminar);
  expect([uid, sequence, component.getFirstPropertyValue('status')]).toEqual([
    `${id}@portal.example`,
    4,
    'CANCELLED',
  ]);
  expect(startDate.toUnixTime()).toBe(wib(date, '09:00:00'));
  expect(text).not.toMatch(/Rahasia|Rencana/);
  for (const account of [poster, undefined]) {
    expect(await saved(account, id)).toMatchObject(refusal('Kegiatan ini sudah tidak ada.'));
  }
});
