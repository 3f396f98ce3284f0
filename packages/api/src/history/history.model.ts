import { entriesOf, type Item } from '../rows/fields.ts';
import { asFlag, asObject, asText, oneOf } from '../rows/stored-value.ts';

export const historyAreas = [
  'alumni',
  'work',
  'job',
  'event',
  'registration',
  'organization',
  'site',
] as const;
export type HistoryArea = (typeof historyAreas)[number];

export const historyActors = ['admin', 'owner', 'system'] as const;
export const historyOperations = ['insert', 'update', 'delete'] as const;

export interface HistoryChange {
  /** The column. */
  field: string;
  /** JSON values; null for what is empty. */
  before: unknown;
  after: unknown;
}

function toChanges(stored: unknown): HistoryChange[] {
  return Object.entries(asObject(stored)).map(([field, values]) => {
    const [before = null, after = null] = Array.isArray(values) ? values : [];
    return { field, before, after };
  });
}

const entry = {
  id: ['id', Number],
  at: ['at', asText],
  actor: ['actor', oneOf(historyActors, 'system')],
  area: ['area', oneOf(historyAreas, 'alumni')],
  recordId: ['record_id', asText],
  /** Of the record; empty where nothing names it any more. */
  name: ['name', asText],
  /** Whose work or registration it is; empty of other records, and of one's own. */
  person: ['person', asText],
  operation: ['operation', oneOf(historyOperations, 'update')],
  cause: [
    'cause',
    oneOf(['decision', 'import', 'merge', 'deletion', 'restore', null] as const, null),
  ],
  isRestorable: ['is_restorable', asFlag],
  changes: ['changes', toChanges],
} as const;

/** What one statement did to one record. */
export type HistoryEntry = Item<typeof entry>;

const toEntries = entriesOf(entry);

export interface HistoryPage {
  entries: HistoryEntry[];
  /** The id before which the next page begins; null at the end. */
  next: number | null;
}

export function toHistoryPage(stored: unknown): HistoryPage {
  const { items, next } = asObject(stored);
  return { entries: toEntries(items), next: typeof next === 'number' ? next : null };
}

/** What came back with a record, and what could not. */
export interface Restored {
  area: HistoryArea;
  recordId: string;
  lacksAccount: boolean;
  lacksEmail: boolean;
  /** Registrations that wait, since somebody else has the seat. */
  waiting: number;
  /** Registrations whose event or person is gone. */
  missing: number;
}

export function toRestored(stored: unknown): Restored {
  const { area, record_id, without, waiting, missing } = asObject(stored);
  const lacking = Array.isArray(without) ? without : [];
  return {
    area: oneOf(historyAreas, 'alumni')(area),
    recordId: asText(record_id),
    lacksAccount: lacking.includes('account'),
    lacksEmail: lacking.includes('email'),
    waiting: Number(waiting) || 0,
    missing: Number(missing) || 0,
  };
}
