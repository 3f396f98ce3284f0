import { eventCategories } from '@portal/api/event';
import { jobTypes } from '@portal/api/job-posting';
import { cities, companies, jobTitles, type Random } from '@portal/database/generators';
import type { AlumniRow } from './alumni-rows.ts';

const day = 86_400_000;
const today = Date.parse('2026-09-01T00:00:00Z');
const dateAfter = (days: number) => new Date(today + days * day).toISOString().slice(0, 10);

/** At most the year of these data: the database refuses jobs that lie further ahead. */
const yearAfter = (year: string, count: number) => Math.min(Number(year) + count, 2026);

/** Three consecutive jobs for each. */
export function createWorkHistory(random: Random, alumni: readonly AlumniRow[]) {
  return alumni.flatMap(({ id, graduation_year }) =>
    [0, 2, 4].map((years) => ({
      id: random.uuid(),
      alumni_id: id,
      company_name: `${random.pick(companies)} Cabang ${random.integer(1, 200)}`,
      position: random.pick(jobTitles),
      start_date: `${yearAfter(graduation_year, years)}-01-01`,
      end_date: years === 4 ? null : `${yearAfter(graduation_year, years + 1)}-12-01`,
      type: random.chance(0.1) ? 'usaha' : 'pekerjaan',
      description:
        'Merancang, memasang, dan merawat sistem kelistrikan serta membimbing teknisi muda.',
      version: 1,
      created_at: dateAfter(0),
      updated_at: dateAfter(0),
    })),
  );
}

/** An event with thousands of registrations, more than any of a department has. */
export const crowdedEvent = '70000000-0000-4000-8000-000000000001';

const crowd = {
  id: crowdedEvent,
  title: 'Reuni Akbar',
  description: 'Semua angkatan berkumpul.',
  event_date: dateAfter(400),
  event_time: '09:00',
  location: 'Pekanbaru',
  category: 'gathering',
  status: 'approved',
  registration_mode: 'portal',
  capacity: 9_000,
  seats_taken: 0,
  waiting_count: 0,
  created_at: dateAfter(0),
};

/** Alumni first, then people without an account; every tenth waits. */
export function createRegistrations(random: Random, alumni: readonly string[], count: number) {
  return Array.from({ length: count }, (_, place) => ({
    id: random.uuid(),
    event_id: crowdedEvent,
    alumni_id: alumni[place] ?? null,
    guest_name: alumni[place] ? null : `Tamu ke-${place}`,
    party_size: random.integer(1, 3),
    status: place % 10 === 9 ? 'waiting' : 'registered',
    created_at: dateAfter(0),
  }));
}

export function createEvents(random: Random, count: number) {
  const others = Array.from({ length: count }, (_, number) => ({
    id: random.uuid(),
    title: `Kegiatan Alumni ke-${number + 1}`,
    description: 'Pertemuan para alumni untuk berbagi pengalaman dan menyusun program bersama.',
    event_date: dateAfter(number - Math.floor(count * 0.9)),
    event_time: '09:00',
    location: random.pick(cities),
    category: random.pick(eventCategories),
    status: number % 12 === 0 ? 'pending' : 'approved',
    registration_mode: 'none',
    capacity: null,
    seats_taken: 0,
    waiting_count: 0,
    created_at: dateAfter(-number),
  }));
  return [crowd, ...others];
}

export function createJobs(random: Random, count: number) {
  return Array.from({ length: count }, (_, number) => ({
    id: random.uuid(),
    title: `${random.pick(jobTitles)} ${number + 1}`,
    company_name: random.pick(companies),
    location: random.pick(cities),
    job_type: random.pick(jobTypes),
    description: 'Merawat panel dan trafo, menyusun laporan, serta menjaga keselamatan kerja.',
    application_link: `https://lamar.example/${number}`,
    status: number % 10 === 0 ? 'closed' : 'approved',
    created_at: new Date(today - number * 3_600_000).toISOString(),
  }));
}

export function createNotifications(random: Random, userId: string, count: number) {
  return Array.from({ length: count }, (_, number) => ({
    id: random.uuid(),
    user_id: userId,
    message: `Pemberitahuan ke-${number + 1}`,
    link: '/alumni',
    is_read: number % 3 !== 0,
    created_at: new Date(today - number * 60_000).toISOString(),
  }));
}
