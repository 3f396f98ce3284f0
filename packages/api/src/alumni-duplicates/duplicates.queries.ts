import { db } from '@portal/api/client';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@portal/api/query';
import { alumniKeys } from '../alumni/alumni.keys.ts';
import type { Json } from '../database.types.ts';
import { unwrap } from '../query/unwrap.ts';
import { asObject, asText } from '../rows/stored-value.ts';
import {
  type ComparedFields,
  type DuplicatePair,
  toLikeRecords,
  toPairs,
  toPastMerges,
} from './duplicates.model.ts';

/** Below the alumni: each of their changes may change what is alike. */
export const duplicateKeys = {
  all: [...alumniKeys.all, 'duplicates'] as const,
  of: (id: string) => [...duplicateKeys.all, 'of', id] as const,
  typed: (fields: ComparedFields) => [...duplicateKeys.all, 'typed', fields] as const,
  /** Not below the alumni: to search again for all pages takes long. */
  pairs: () => ['alumni-pairs'] as const,
  note: (id: string) => [...duplicateKeys.all, 'note', id] as const,
  merges: (id: string) => [...duplicateKeys.all, 'merges', id] as const,
};

/** Records that may be of the same person as this one, the surest first. */
export function duplicatesQuery(id: string) {
  return queryOptions({
    queryKey: duplicateKeys.of(id),
    queryFn: async ({ signal }) =>
      toLikeRecords(unwrap(await db().rpc('duplicates_of', { of_id: id }).abortSignal(signal))),
    staleTime: 0,
  });
}

/** The same for a record that is still being typed. */
export function typedDuplicatesQuery(fields: ComparedFields) {
  return queryOptions({
    queryKey: duplicateKeys.typed(fields),
    queryFn: async ({ signal }) => {
      const { fullName, entryYear, graduationYear, nim, email, phoneNumber } = fields;
      const typed = {
        ...{ name: fullName, entry_year: entryYear, graduation_year: graduationYear },
        ...{ nim, email, phone: phoneNumber },
      };
      return toLikeRecords(unwrap(await db().rpc('duplicates_of', { typed }).abortSignal(signal)));
    },
    gcTime: 0,
  });
}

/** A sentence where record and registration name different years of graduation; otherwise empty. */
export function registrationNoteQuery(id: string) {
  return queryOptions({
    queryKey: duplicateKeys.note(id),
    queryFn: async ({ signal }) =>
      asText(unwrap(await db().rpc('registration_note', { of_id: id }).abortSignal(signal))),
  });
}

/** The merges into a record, the latest first: each can be undone while nobody has changed the record since. */
export function mergesQuery(id: string) {
  return queryOptions({
    queryKey: duplicateKeys.merges(id),
    queryFn: async ({ signal }) =>
      toPastMerges(unwrap(await db().rpc('merges_of', { of_id: id }).abortSignal(signal))),
    staleTime: 0,
  });
}

/** The database looks for like names as long as a request may take, so that an answer may be empty and not the last. */
async function fetchPairs(after: Json, signal: AbortSignal) {
  const { wanted, requests } =
    after === null ? { wanted: 1, requests: 5 } : { wanted: 10, requests: 20 };
  let next = after;
  const pairs: DuplicatePair[] = [];
  for (let sent = 0; sent < requests && pairs.length < wanted; sent += 1) {
    const page = asObject(
      unwrap(await db().rpc('duplicate_pairs', { after: next }).abortSignal(signal)),
    );
    pairs.push(...toPairs(page.pairs));
    next = (page.next ?? null) as Json;
    if (next === null) break;
  }
  return { pairs, next };
}

/** All pairs that may be of one person, by certainty. */
export function duplicatePairsQuery() {
  return infiniteQueryOptions({
    queryKey: duplicateKeys.pairs(),
    queryFn: ({ pageParam, signal }) => fetchPairs(pageParam, signal),
    initialPageParam: null as Json,
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Leaves pairs out of what is shown. */
export function dropPairs(cache: QueryClient, isGone: (pair: DuplicatePair) => boolean): void {
  cache.setQueryData(
    duplicatePairsQuery().queryKey,
    (shown) =>
      shown && {
        ...shown,
        pages: shown.pages.map((page) => ({
          ...page,
          pairs: page.pairs.filter((pair) => !isGone(pair)),
        })),
      },
  );
}
