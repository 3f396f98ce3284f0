import { toLeftOut } from '../decision/take-back.ts';
import { entriesOf, type Item } from '../rows/fields.ts';
import {
  asCount,
  asFlag,
  asList,
  asObject,
  asOptionalText,
  asText,
  oneOf,
} from '../rows/stored-value.ts';

/** What an import does with a row. 'double' is found by the client, 'changed' only by the import itself. */
const actions = [
  'new',
  'complete',
  'same',
  'joined',
  'probable',
  'double',
  'conflict',
  'rejected',
  'not_added',
  'bare',
  'changed',
] as const;
export type ImportAction = (typeof actions)[number];
const asAction = oneOf(actions, 'rejected');

/** One row of the file; empty values are left out. */
export interface SentRow {
  /** As the spreadsheet counts. */
  row: number;
  values: Readonly<Partial<Record<string, string>>>;
  /** Other rows of the same person, which the database joins to this one. */
  joined?: readonly SentRow[];
  /** The answer to a question: the record that is completed, or 'new' for another person, without what somebody else has. */
  choice?: string | undefined;
}

export interface ImportOptions {
  status: 'verified' | 'pending';
  isListed: boolean;
  /** Only completes known people. */
  onlyCompletes: boolean;
  /** Names in capitals only are written as usual. */
  isTitleCased: boolean;
}

const row = ['row_number', asCount] as const;

/** The keys, of e-mail and NIM, that somebody else has. */
const taken = [
  'taken',
  (stored: unknown) => asList(stored, (key) => oneOf(['email', 'nim'], 'email')(key)),
] as const;

const doubles = {
  row,
  of: ['double_of', asCount],
  taken,
  /** Otherwise it is a question. */
  isJoined: ['is_joined', asFlag],
} as const;
export type FileDouble = Item<typeof doubles>;
export const toFileDoubles = entriesOf(doubles);

const person = {
  id: ['id', asText],
  name: ['name', asText],
  entryYear: ['entry_year', asText],
  graduationYear: ['graduation_year', asText],
  nim: ['nim', asText],
  email: ['email', asText],
  /** Nothing is written into such a record. */
  hasAccount: ['has_account', asFlag],
} as const;
const toPeople = entriesOf(person);

const toChanges = (stored: unknown) =>
  Object.entries(asObject(stored)).map(([field, change]) => {
    const values = asObject(change);
    return { field, old: asText(values.old), new: asText(values.new) };
  });

const loss = {
  field: ['field', asText],
  /** As it was read, at most 100 letters. */
  value: ['value', asText],
  /** A sentence. */
  text: ['text', asText],
} as const;
/** A value of the row that is not taken over. */
export type Loss = Item<typeof loss>;

const planned = {
  row,
  action: ['action', asAction],
  reason: ['reason', asText],
  warnings: ['warnings', entriesOf(loss)],
  name: ['name', asText],
  target: ['target', (stored: unknown) => (stored ? (toPeople([stored])[0] ?? null) : null)],
  changes: ['changes', toChanges],
  candidates: ['candidates', toPeople],
  taken,
  fingerprint: ['fingerprint', asText],
} as const;

/** What the database would do with a row. */
export type PlannedRow = Item<typeof planned>;
export const toPlannedRows = entriesOf(planned);

const applied = { row, action: ['action', asAction], reason: ['reason', asText] } as const;
export type AppliedRow = Item<typeof applied>;
export const toAppliedRows = entriesOf(applied);

const countOf = (name: string) => (stored: unknown) => asCount(asObject(stored)[name]);

const past = {
  id: ['id', asText],
  fileName: ['file_name', asText],
  createdAt: ['created_at', asText],
  importedBy: ['imported_by', asText],
  finishedAt: ['finished_at', asOptionalText],
  undoneAt: ['undone_at', asOptionalText],
  /** Since then some of it stands that was changed. */
  partlyUndoneAt: ['partly_undone_at', asOptionalText],
  isUndoable: ['is_undoable', asFlag],
  /** What the way back has left as it was. */
  leftOut: ['left_out', toLeftOut],
  added: ['counts', countOf('new')],
  completed: ['counts', countOf('complete')],
} as const;
export type PastImport = Item<typeof past>;
export const toPastImports = entriesOf(past);
