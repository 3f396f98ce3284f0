import { entriesOf, type Item, type RowOf, readFields } from '../rows/fields.ts';
import { asCount, asFlag, asObject, asText, oneOf } from '../rows/stored-value.ts';

const compared = {
  id: ['id', asText],
  fullName: ['name', asText],
  entryYear: ['entry_year', asText],
  graduationYear: ['graduation_year', asText],
  nim: ['nim', asText],
  email: ['email', asText],
  phoneNumber: ['phone', asText],
} as const;

const likeRecord = {
  ...compared,
  hasAccount: ['has_account', asFlag],
  /** The same NIM or e-mail; otherwise the name or the telephone is alike. */
  isCertain: ['is_certain', asFlag],
} as const;

/** A record that may be of the same person, in what the two are compared by. Empty texts stand for what is unknown. */
export type LikeRecord = Item<typeof likeRecord>;
export const toLikeRecords = entriesOf(likeRecord);

export type ComparedFields = Omit<LikeRecord, 'id' | 'hasAccount' | 'isCertain'>;

/** What the records of a pair have in common, the surest first; as the database numbers it from 1. */
const likenesses = ['nim', 'phone', 'name', 'likeName'] as const;

const toRecord = (stored: unknown) =>
  readFields(likeRecord, asObject(stored) as RowOf<typeof likeRecord>);

const pair = {
  likeness: [
    'kind',
    (stored: unknown) => oneOf(likenesses, 'likeName')(likenesses[asCount(stored) - 1]),
  ],
  one: ['one', toRecord],
  other: ['other', toRecord],
} as const;
export type DuplicatePair = Item<typeof pair>;
export const toPairs = entriesOf(pair);

const merge = {
  id: ['merge_id', asText],
  /** Of the record that is gone. */
  name: ['name', asText],
  mergedAt: ['merged_at', asText],
} as const;
export type PastMerge = Item<typeof merge>;
export const toPastMerges = entriesOf(merge);
