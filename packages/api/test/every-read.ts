import type { createQueryClient } from '@portal/api/query';
import { everyExport } from './every-export.ts';

/** Arguments of the queries that take something else than an id and a page. */
export const list = {
  search: '',
  status: null,
  sort: 'created_at',
  ascending: false,
  page: 1,
  size: 20,
};
const filters = {
  name: 'n',
  entryYear: '2010',
  concentration: 'c',
  graduationYear: '2014',
  jobTitle: 'j',
  company: 'o',
  location: 'l',
  certification: 's',
};
export const id = '11111111-1111-4111-8111-111111111111';
const given: Record<string, unknown[]> = {
  alumniProfileQuery: ['visitor', id],
  approvedEventPageQuery: [{ period: 'past', category: 'bazar', today: '2030-08-01' }, 2],
  approvedJobPageQuery: [
    { today: '2030-08-01', search: 'a b', location: 'Kupang', type: 'Contract' },
    2,
  ],
  directoryCountQuery: ['visitor', { ...filters, entryYear: '' }],
  directoryPageQuery: ['visitor', filters, { id, entryYear: '2011' }],
  foundHistoryQuery: [{ area: 'event', actor: '', name: 'a' }],
  importPlanQuery: [
    {
      id,
      rows: [{ row: 2, values: { name: 'n', nim: '1' }, joined: [{ row: 3, values: {} }] }],
      options: { status: 'pending', isListed: true, onlyCompletes: true, isTitleCased: false },
      onProgress: () => {},
      withoutDoubles: () => [{ row: 2, values: { name: 'n' }, choice: 'add' }],
      toChecked: async (plan: unknown) => plan,
    },
  ],
  mergePreviewQuery: [[id, 'other']],
  peopleToInviteQuery: ['2010'],
  recordHistoryQuery: ['event', id],
  storedConfigurationQuery: ['mission_text'],
  thesisPageQuery: [null, 'a', 2],
  typedDuplicatesQuery: [{ fullName: 'n', nim: '1' }],
  'alumniList.query': [{ ...list, status: 'verified', filters: { year: '2010' } }],
  'eventList.query': [list],
  'jobList.query': [list],
};

export interface Read {
  name: string;
  options: Parameters<ReturnType<typeof createQueryClient>['fetchQuery']>[0];
}

async function everyRead(): Promise<Read[]> {
  const found = await everyExport('.queries.ts');
  const lists = found
    .filter(([name]) => name.endsWith('List'))
    .map(([name, list]) => [`${name}.query`, (list as { query: unknown }).query] as const);
  return [...found.filter(([name]) => name.endsWith('Query')), ...lists].map(([name, make]) => ({
    name,
    options: (make as (...values: unknown[]) => Read['options'])(...(given[name] ?? [id, 1])),
  }));
}

/** All queries, found by their names. */
export const reads = await everyRead();
