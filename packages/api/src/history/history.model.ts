import { entriesOf, entryOf, type Item } from '../rows/fields.ts';
import { asCount, asFlag, asList, asObject, asText, oneOf } from '../rows/stored-value.ts';

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

const asArea = oneOf(historyAreas, 'alumni');
const entry = {
  id: ['id', Number],
  at: ['at', asText],
  actor: ['actor', oneOf(historyActors, 'system')],
  area: ['area', asArea],
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
  /** It takes back what its cause has done. */
  isUndo: ['is_undo', asFlag],
  isRestorable: ['is_restorable', asFlag],
  /** Empty where nothing was done in one go. */
  causeId: ['cause_id', asText],
  /** How many of its kind were deleted in one go. */
  together: ['together', asCount],
  changes: ['changes', toChanges],
} as const;

/** What one statement did to one record. */
export type HistoryEntry = Item<typeof entry>;

const page = {
  entries: ['items', entriesOf(entry)],
  /** The id before which the next page begins; null at the end. */
  next: ['next', (stored: unknown) => (typeof stored === 'number' ? stored : null)],
} as const;
export type HistoryPage = Item<typeof page>;
export const toHistoryPage = entryOf(page);

const isLacking = (what: string) => (stored: unknown) => asList(stored, asText).includes(what);

const restored = {
  area: ['area', asArea],
  recordId: ['record_id', asText],
  lacksAccount: ['without', isLacking('account')],
  lacksEmail: ['without', isLacking('email')],
  /** Registrations that wait, since somebody else has the seat. */
  waiting: ['waiting', asCount],
  /** Registrations whose event or person is gone. */
  missing: ['missing', asCount],
} as const;
/** What came back with a record, and what could not. */
export type Restored = Item<typeof restored>;
export const toRestored = entryOf(restored);
