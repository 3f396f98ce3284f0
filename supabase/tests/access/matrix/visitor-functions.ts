import { people } from '../world/actors.ts';
import { jobIds, openEvent } from '../world/rows.ts';
import { everybody, type FunctionCall } from './function-call.ts';

/** What everybody reads. */
export const visitorFunctions: Record<string, Record<string, FunctionCall>> = {
  alumni_profile: {
    'of a listed alumnus': {
      args: () => ({ by_id: people.peer.alumniId }),
      outcome: everybody,
    },
    'of a pending alumnus': {
      args: () => ({ by_id: people.pending.alumniId }),
      outcome: everybody,
    },
  },
  alumni_directory_years: { 'without arguments': { args: () => ({}), outcome: everybody } },
  approved_event: { 'by its id': { args: () => ({ by_id: openEvent }), outcome: everybody } },
  approved_events: {
    'from a day on': {
      args: () => ({ is_upcoming: true, today: '2026-01-01' }),
      outcome: everybody,
    },
  },
  approved_job: { 'by its id': { args: () => ({ by_id: jobIds.approved }), outcome: everybody } },
  approved_jobs: {
    'with a search': { args: () => ({ search: 'kenari' }), outcome: everybody },
    'without arguments': { args: () => ({}), outcome: everybody },
  },
  work_history_of: {
    'of a listed alumnus': {
      args: () => ({ alumnus: people.peer.alumniId }),
      outcome: everybody,
    },
  },
  event_categories: { 'without arguments': { args: () => ({}), outcome: everybody } },
  count_alumni_directory: {
    'with a name': { args: () => ({ by_name: 'kenari' }), outcome: everybody },
  },
  event_calendar: {
    'without arguments': { args: () => ({}), outcome: everybody, isText: true },
    'of one event': {
      args: () => ({ of_event: openEvent }),
      outcome: everybody,
      isText: true,
    },
    'with the key of a gateway': {
      args: () => ({ apikey: 'sb_publishable_key' }),
      outcome: everybody,
      isText: true,
    },
  },
  home_events: { 'without arguments': { args: () => ({}), outcome: everybody } },
  home_statistics: { 'without arguments': { args: () => ({}), outcome: everybody } },
  job_posting_filters: { 'without arguments': { args: () => ({}), outcome: everybody } },
  newest_migration: { 'without arguments': { args: () => ({}), outcome: everybody } },
  organization_members: { 'without arguments': { args: () => ({}), outcome: everybody } },
  search_alumni_directory: {
    'with a name': { args: () => ({ by_name: 'kenari' }), outcome: everybody },
  },
  search_theses: { 'with a search': { args: () => ({ search: 'skripsi' }), outcome: everybody } },
  site_configuration: {
    'without arguments': { args: () => ({}), outcome: everybody },
    'by its keys': { args: () => ({ by_keys: ['vision_text'] }), outcome: everybody },
  },
};
