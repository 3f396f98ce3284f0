import { rareName } from './alumni-rows.ts';
import { crowdedEvent } from './other-rows.ts';

export interface BenchRequest {
  name: string;
  as: 'visitor' | 'alumnus' | 'admin';
  method: 'GET' | 'POST' | 'HEAD';
  path: string;
  /** The argument `{id}` stands for the first alumnus of the directory. */
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Milliseconds that the median may take with the biggest data. */
  limit?: number;
}

type Options = Partial<Pick<BenchRequest, 'as' | 'limit' | 'headers'>>;

const call = (name: string, rpc: string, body: object, options: Options = {}): BenchRequest => ({
  name,
  as: 'visitor',
  method: 'POST',
  path: `/rest/v1/rpc/${rpc}`,
  body: { ...body },
  ...options,
});
const read = (name: string, path: string, options: Options = {}): BenchRequest => ({
  name,
  as: 'visitor',
  method: 'GET',
  path: `/rest/v1/${path}`,
  ...options,
});
const directory = (name: string, body: object, limit: number) =>
  call(name, 'search_alumni_directory', body, { limit });
const theses = (name: string, body: object) => call(name, 'search_theses', body, { limit: 40 });
const forAdmin = (name: string, body: object, limit: number) =>
  call(name, 'search_alumni_for_admin', body, { as: 'admin', limit });
const adminOrders = ['full_name', 'entry_year', 'graduation_year', 'validation_status'];
const counted = { prefer: 'count=exact' };

const participants = (name: string, body: object, limit: number) =>
  call(
    `participants: ${name}`,
    'search_registrations_for_admin',
    { event_id: crowdedEvent, ...body },
    { as: 'admin', limit },
  );

const allFilters = {
  by_concentration: 'tenaga',
  by_graduation_year: '201',
  by_job_title: 'engineer',
  by_company: 'riau',
  by_location: 'riau',
  by_certification: 'plc',
};
const pairs = Object.entries(allFilters).flatMap((one, index, list) =>
  list.slice(index + 1).map((other) => [one, other] as const),
);

const directoryRequests = [
  directory('directory: first page', {}, 20),
  call(
    'directory: work history of a profile',
    'work_history_of',
    { alumnus: '{id}' },
    { limit: 20 },
  ),
  directory(
    'directory: a late page',
    { after_entry_year: '2005', after_id: '80000000-0000-4000-8000-000000000000' },
    20,
  ),
  directory('directory: a year', { by_entry_year: '2012' }, 60),
  directory('directory: a rare name', { by_name: rareName }, 30),
  directory('directory: a common name', { by_name: 'siregar' }, 30),
  directory('directory: two names in any order', { by_name: 'siregar budi' }, 30),
  call(
    'directory: count for a common name',
    'count_alumni_directory',
    { by_name: 'siregar' },
    { limit: 60 },
  ),
  ...Object.entries(allFilters).map(([filter, value]) =>
    directory(`directory: ${filter} "${value}"`, { [filter]: value }, 60),
  ),
  ...pairs.map((pair) =>
    directory(
      `directory: ${pair.map(([filter]) => filter).join(' + ')}`,
      Object.fromEntries(pair),
      60,
    ),
  ),
  directory('directory: all filters', allFilters, 60),
  directory(
    'directory: all filters, a name and a year',
    { ...allFilters, by_name: 'nas', by_entry_year: '2012' },
    60,
  ),
  directory(
    'directory: filters without a match',
    { by_company: 'bertuah', by_location: 'papua' },
    60,
  ),
  call('directory: count', 'count_alumni_directory', {}, { limit: 60 }),
  call('directory: count with all filters', 'count_alumni_directory', allFilters, { limit: 60 }),
  call('directory: years', 'alumni_directory_years', {}, { limit: 60 }),
];

const otherRequests = [
  call('home: counts', 'home_statistics', {}, { limit: 10 }),
  call('home: three events', 'home_events', {}),
  call('home: three jobs', 'approved_jobs', { page_size: 3 }),
  theses('theses: first page', {}),
  theses('theses: a late page', { page_offset: 30_000 }),
  theses('theses: the last page', { page_offset: 59_000 }),
  theses('theses: a rare word', { search: 'biogas' }),
  theses('theses: a common word', { search: 'sistem' }),
  theses('theses: a late page for a common word', { search: 'sistem', page_offset: 3_000 }),
  theses('theses: a name', { search: 'siregar' }),
  theses('theses: words in any order', { search: 'riau sistem' }),
  forAdmin('admin: 50 newest', {}, 40),
  forAdmin('admin: 50 newest of the pending', { by_status: 'pending' }, 40),
  forAdmin('admin: a late page', { page_offset: 25_000 }, 60),
  forAdmin('admin: the last page', { page_offset: 49_950 }, 60),
  ...adminOrders.flatMap((sort_by) =>
    [true, false].map((ascending) =>
      forAdmin(
        `admin: 50 by ${sort_by}${ascending ? '' : ', descending'}`,
        { sort_by, ascending },
        60,
      ),
    ),
  ),
  forAdmin('admin: a late page by name', { sort_by: 'full_name', page_offset: 25_000 }, 120),
  forAdmin('admin: pending ones by name', { sort_by: 'full_name', by_status: 'pending' }, 60),
  forAdmin('admin: a common name', { search: 'siregar' }, 60),
  forAdmin('admin: a rare name', { search: rareName }, 60),
  forAdmin('admin: an e-mail address', { search: 'alumni.4711@' }, 60),
  call('admin: who is like one', 'duplicates_of', { of_id: '{id}' }, { as: 'admin', limit: 50 }),
  call(
    'admin: who is like what is typed',
    'duplicates_of',
    { typed: { name: 'Rina Siregar', entry_year: '2010', nim: '11055123456' } },
    { as: 'admin', limit: 50 },
  ),
  call('admin: first pairs', 'duplicate_pairs', {}, { as: 'admin', limit: 300 }),
  read(
    'admin: 50 events',
    'events?select=id,title,event_date,location,status,created_at,image_url&order=created_at.desc,id.desc&limit=50',
    { as: 'admin', headers: counted },
  ),
  call(
    'admin: 50 jobs',
    'jobs_for_admin?order=created_at.desc,id.desc&limit=50',
    {},
    { as: 'admin', headers: counted },
  ),
  call('jobs: first page', 'approved_jobs', {}),
  call('jobs: a search', 'approved_jobs', { search: 'network' }),
  call('jobs: filters', 'job_posting_filters', {}),
  call('events: upcoming', 'approved_events', { is_upcoming: true, today: '2026-09-01' }),
  call('events: seats of a card', 'approved_event', { by_id: crowdedEvent }, { limit: 10 }),
  participants('first page', {}, 30),
  participants('first page of those who wait', { by_status: 'waiting' }, 30),
  participants('by name', { sort_by: 'name' }, 60),
  participants('a name', { search: 'siregar' }, 60),
  call('notifications: newest 48', 'own_notifications', { page_size: 48 }, { as: 'alumnus' }),
  {
    ...read('notifications: unread', 'notifications?select=id&is_read=is.false', {
      as: 'alumnus',
      headers: counted,
    }),
    method: 'HEAD' as const,
  },
];

/** What the screens read, of lists that grow with the association; `select=*` reads more columns than they do. */
export const benchRequests: BenchRequest[] = [...directoryRequests, ...otherRequests];
