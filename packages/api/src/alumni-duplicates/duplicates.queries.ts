import { infiniteQueryOptions, type QueryClient, queryOptions } from '@portal/api/query';
import type { Json } from '../database.types.ts';
import { cached } from '../query/cached.ts';
import { call, read } from '../query/call.ts';
import { asText } from '../rows/stored-value.ts';
import {
  type ComparedFields,
  type DuplicatePair,
  toCompared,
  toLikeRecords,
  toMergePreview,
  toPairs,
  toPastMerges,
} from './duplicates.model.ts';

/** Below the alumni: each of their changes may change what is alike. */
export const duplicatesKey = [...cached.alumni, 'duplicates'];

/** Records that may be of the same person as this one, the surest first. */
export function duplicatesQuery(id: string) {
  return queryOptions({
    queryKey: [...duplicatesKey, 'of', id],
    queryFn: read('duplicates_of', toLikeRecords, { of_id: id }),
    staleTime: 0,
  });
}

/** The same for a record that is still being typed. */
export function typedDuplicatesQuery(fields: ComparedFields) {
  return queryOptions({
    queryKey: [...duplicatesKey, 'typed', fields],
    queryFn: read('duplicates_of', toLikeRecords, { typed: toCompared(fields) }),
    gcTime: 0,
  });
}

/** What would stand of two records; null where one of them is gone already. */
export function mergePreviewQuery([one, other]: readonly [string, string]) {
  return queryOptions({
    queryKey: [...duplicatesKey, 'merge', one, other],
    queryFn: read('preview_merge', toMergePreview, { one_id: one, other_id: other }),
    staleTime: 0,
  });
}

/** A sentence where record and registration name different years of graduation; otherwise empty. */
export function registrationNoteQuery(id: string) {
  return queryOptions({
    queryKey: [...duplicatesKey, 'note', id],
    queryFn: read('registration_note', (note) => asText(note), { of_id: id }),
  });
}

/** The merges into a record, the latest first: each can be undone while nobody has changed the record since. */
export function mergesQuery(id: string) {
  return queryOptions({
    queryKey: [...duplicatesKey, 'merges', id],
    queryFn: read('merges_of', toPastMerges, { of_id: id }),
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
    const page = toPairs(await call('duplicate_pairs', { after: next }, { signal }));
    pairs.push(...page.pairs);
    next = page.next;
    if (next === null) break;
  }
  return { pairs, next };
}

/** All pairs that may be of one person, by certainty. */
export function duplicatePairsQuery() {
  return infiniteQueryOptions({
    // Not below the alumni: to search again for all pages takes long.
    queryKey: ['alumni-pairs'] as const,
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
