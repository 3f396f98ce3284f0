import type { Database } from '../database.types.ts';

type Tables = Database['public']['Tables'];

/** The columns that are stored: the types of computed ones let nobody write them. */
type StoredColumn<Table extends keyof Tables> = {
  [Column in keyof Tables[Table]['Insert']]-?: [Tables[Table]['Insert'][Column]] extends [undefined]
    ? never
    : Column;
}[keyof Tables[Table]['Insert']];

/**
 * What a write of whole rows has to `satisfy`: a new column does not compile before it is written, or named among those that this
 * write leaves alone.
 */
export type EveryColumn<Table extends keyof Tables, LeftAlone extends StoredColumn<Table>> = Record<
  Exclude<StoredColumn<Table>, LeftAlone>,
  unknown
>;

/** Who has made the row and when, and its version, which the database counts. */
export type Kept = 'id' | 'version' | 'created_at' | 'updated_at';

/** What a decision of the admin writes. */
export type OfDecision = 'decision_code' | 'decision_note' | 'decided_at';

/** What a request for a second look writes. */
export type OfReview = 'review_note' | 'review_asked_at' | 'review_count';

/** What a column holds, which says how it is asked for, shown and written into a spreadsheet. */
type ColumnKind =
  | 'text'
  | 'year'
  | 'email'
  | 'phone'
  | 'link'
  | 'date'
  | 'time'
  | 'moment'
  | 'number'
  | 'flag'
  | 'choice'
  | 'picture';

/** A column in the words of people. */
export interface ColumnDescription {
  /** In forms, conflicts and the history. */
  label: string;
  /** For lists of facts and spreadsheets, if it is another one there. */
  short?: string;
  /** A text by default. */
  kind?: ColumnKind;
  /** The most characters of a text, as in the database. */
  limit?: number;
}

/** What the database counts, stamps or names rows by, and does not note in the history. */
type Unnoted =
  | 'id'
  | 'config_key'
  | 'version'
  | `${string}_at`
  | 'waiting_since'
  | 'seats_taken'
  | 'waiting_count'
  | 'queue_number'
  | 'review_count';

/** What the description of a table has to `satisfy`: a new column does not compile before it is described. */
export type DescribedColumns<Table extends keyof Tables> = Readonly<
  Record<Exclude<StoredColumn<Table>, Unnoted>, ColumnDescription>
>;
