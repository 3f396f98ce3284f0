import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { type Session, sessionAtom, signedOut } from '@portal/auth/session';
import { BrowserRouter, setKnownRoutes } from '@portal/federation/router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { App } from '../src/app.tsx';
import { area } from '../src/routes.ts';
import { service, useRegistrationService } from './registration-service.ts';
import { textsOf } from './said.ts';

/** For all tests of a file. */
export function usePages() {
  useRegistrationService({});

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-08-01T08:00:00+07:00') });
    setKnownRoutes([
      ...area.routes,
      { path: '/dashboard', access: 'alumni', home: 'alumni' },
      { path: '/admin', access: 'admin', home: 'admin' },
    ]);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    getDefaultStore().set(sessionAtom, signedOut);
  });
}

export const user = { id: 'budi', email: 'budi@a.example', fullName: 'Budi', avatarUrl: null };
export const id = '3f0c8c9e-0b57-4a3e-9f5e-3d1c6a1f2b10';
const event = {
  id,
  version: 1,
  title: 'Lokakarya',
  location: 'Aula',
  description: 'Tentang daya.',
  category: 'workshop',
  event_date: '2030-08-17',
  event_time: '09:00:00',
  end_time: '11:00:00',
  image_url: null,
  registration_mode: 'portal',
  capacity: 4,
  seats_taken: 2,
  waiting_count: 0,
  registration_deadline: '2030-08-14T23:59:00+07:00',
};
const past = {
  ...event,
  id: 'e2',
  title: 'Temu Alumni',
  event_date: '2030-07-17',
  category: 'bazar',
};
const job = {
  id,
  title: 'Insinyur',
  company_name: 'PLN',
  location: 'Pekanbaru',
  description: 'Merawat.',
  job_type: 'Contract',
  created_at: '2030-07-20T10:00:00Z',
  deadline: '2030-08-09',
  company_logo_url: null,
  application_link: 'https://pln.example/',
};
const alumnus = {
  id,
  display_name: 'Budi S.',
  entry_year: '2008',
  job_title: 'Insinyur',
  company: 'PLN',
  location: 'Kupang',
  concentration: 'Daya',
  special_badge: 'Pendiri',
  is_own: true,
};
const pageOf = (...items: object[]) => ({ items, total: items.length });
const full: Record<string, unknown> = {
  site_configuration: {},
  home_statistics: [{ alumni_count: 1200, events_count: 9, jobs_count: 3 }],
  approved_jobs: { items: [job], total: 4 },
  home_events: { items: [event, past], total: 4 },
  approved_events: pageOf(event),
  event_categories: ['bazar'],
  job_posting_filters: { locations: ['Pekanbaru'], job_types: ['Contract'] },
  search_alumni_directory: [
    alumnus,
    { ...alumnus, id: 'a2', display_name: 'Ani', is_own: false, special_badge: null },
  ],
  count_alumni_directory: 2,
  alumni_directory_years: ['2010', '2008'],
  search_theses: [
    {
      alumni_id: 'a',
      display_name: 'Ani',
      entry_year: '2008',
      thesis_title: 'Antena',
      degree_level: 'S1',
      total_count: 31,
    },
  ],
  organization_members: [
    {
      id: 'm',
      name: 'Cici',
      position: 'Ketua',
      job_description: 'Memimpin.',
      image_url: null,
      category: 'pengurus-inti',
    },
  ],
  alumni_profile: alumnus,
  work_history_of: [],
  approved_event: event,
  approved_job: null,
};
const empty = {
  ...full,
  home_statistics: [],
  approved_jobs: pageOf(),
  home_events: pageOf(),
  approved_events: pageOf(),
  event_categories: [],
  job_posting_filters: {},
  search_alumni_directory: [],
  count_alumni_directory: 0,
  search_theses: [],
  organization_members: [],
  alumni_profile: [],
  approved_event: [],
};
const refused = Object.fromEntries(Object.keys(full).map((name) => [name, null]));

export const states = { full, empty, refused };

export const texts = () =>
  textsOf(document.body)
    .join(' | ')
    .replaceAll(location.origin, '')
    .replaceAll(encodeURIComponent(location.origin), '');

/** Shows the page of this address, and what it says once nothing is read any more. */
export async function open(
  path: string,
  answers: keyof typeof states | object,
  session: Session = signedOut,
) {
  service.answers = { ...(typeof answers === 'string' ? states[answers] : answers) };
  cleanup();
  history.replaceState(null, '', path);
  getDefaultStore().set(sessionAtom, session);
  const cache = createQueryClient({ onError: () => undefined });
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, retry: false } });
  const page = (
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryClientProvider>
  );
  await act(async () => {
    render(page);
    await vi.dynamicImportSettled();
  });
  const isWaiting = () =>
    cache.isFetching() > 0 || !/^(?!.*Memuat).+/s.test(document.querySelector('h1') ? texts() : '');
  await expect.poll(isWaiting, { interval: 5 }).toBe(false);
  await act(async () => {});
  return texts();
}

export const press = (name: string | RegExp, role = 'button') =>
  act(async () => screen.getByRole(role, { name }).click());
export const choose = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
