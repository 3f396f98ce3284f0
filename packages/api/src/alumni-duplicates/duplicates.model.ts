import { type AlumniFields, toAlumniRecord, toVersionedAlumni } from '../alumni/alumni.model.ts';
import type { Json } from '../database.types.ts';
import { columnName } from '../rows/columns.ts';
import { entriesOf, entryOf, type Item, ofJson } from '../rows/fields.ts';
import {
  asCount,
  asFlag,
  asList,
  asObject,
  asOptionalText,
  asText,
  oneOf,
} from '../rows/stored-value.ts';

const compared = {
  fullName: ['name', asText],
  entryYear: ['entry_year', asText],
  graduationYear: ['graduation_year', asText],
  nim: ['nim', asText],
  email: ['email', asText],
  phoneNumber: ['phone', asText],
} as const;
export type ComparedFields = Item<typeof compared>;
const comparedFields = Object.keys(compared) as (keyof ComparedFields)[];

export const toCompared = (fields: ComparedFields) =>
  Object.fromEntries(comparedFields.map((field) => [compared[field][0], fields[field]]));

/** The fields behind the names of a list. */
const toNames = (stored: unknown) => {
  const names = asList(stored, asText);
  return comparedFields.filter((field) => names.includes(compared[field][0]));
};
const comparison = {
  same: ['same', toNames],
  different: ['different', toNames],
} as const;

const likeRecord = {
  ...compared,
  ...comparison,
  id: ['id', asText],
  hasAccount: ['has_account', asFlag],
  /** The same NIM or e-mail; otherwise the name or the telephone is alike. */
  isCertain: ['is_certain', asFlag],
} as const;

/** A record that may be of the same person, in what the two are compared by. Empty texts stand for what is unknown. */
export type LikeRecord = Item<typeof likeRecord>;
export const toLikeRecords = entriesOf(likeRecord);

/** What the records of a pair have in common, the surest first; as the database numbers it from 1. */
const likenesses = ['nim', 'phone', 'name', 'likeName'] as const;

const toRecord = entryOf(likeRecord);

const pair = {
  ...comparison,
  likeness: [
    'kind',
    (stored: unknown) => oneOf(likenesses, 'likeName')(likenesses[asCount(stored) - 1]),
  ],
  one: ['one', toRecord],
  other: ['other', toRecord],
} as const;
export type DuplicatePair = Item<typeof pair>;

/** A page of pairs, and where the next begins: null at the end. */
export const toPairs = entryOf({
  pairs: ['pairs', entriesOf(pair)],
  next: ['next', (stored: unknown) => (stored ?? null) as Json],
} as const);

export const toMerged = entryOf({
  mergeId: ['merge_id', asText],
  keptId: ['kept_id', asText],
} as const);

/** 'own' stays with its account, 'given' by one of two records, the 'same', or a 'choice' of the admin. */
const mergeKinds = ['own', 'given', 'same', 'choice'] as const;

const toRow = ofJson(toAlumniRecord);

/** What would stand of two records; null where one of them is gone already. A field that none has is left out. */
export function toMergePreview(stored: unknown) {
  const { kept, gone, obstacle, becomes_verified, fields } = asObject(stored);
  const [keptRecord, goneRecord] = [toRow(kept), toRow(gone)];
  if (!keptRecord || !goneRecord) return null;
  const kinds = asObject(fields);
  const names = Object.keys(toVersionedAlumni(keptRecord).fields) as (keyof AlumniFields)[];
  return {
    kept: keptRecord,
    gone: goneRecord,
    /** Why they cannot become one. */
    obstacle: asOptionalText(obstacle),
    becomesVerified: asFlag(becomes_verified),
    /** Without those that both lack, and those on which the database decides by itself. */
    fields: names
      .filter((name) => mergedColumn(name) in kinds)
      .map((name) => ({ name, kind: oneOf(mergeKinds, 'same')(kinds[mergedColumn(name)]) })),
  };
}
export type MergePreview = NonNullable<ReturnType<typeof toMergePreview>>;

export const mergedColumn = (field: keyof AlumniFields) =>
  field === 'imageUrl' ? 'profile_image_url' : columnName(field);

const merge = {
  id: ['merge_id', asText],
  /** Of the record that is gone. */
  name: ['name', asText],
  mergedAt: ['merged_at', asText],
} as const;
export const toPastMerges = entriesOf(merge);
