import { mutationOptions, type QueryClient } from '@portal/api/query';
import type { AlumniFields } from '../alumni/alumni.model.ts';
import { takeBack } from '../decision/take-back.ts';
import { cachedOfAlumni } from '../query/cached.ts';
import { call, write } from '../query/call.ts';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { mergedColumn, toMerged } from './duplicates.model.ts';
import { dropPairs, duplicatePairsQuery, duplicatesKey } from './duplicates.queries.ts';

const refresh = invalidatesWhenSettled(...cachedOfAlumni);

/** From the first page on. */
const searchAgain = (cache: QueryClient) =>
  void cache.resetQueries({ queryKey: duplicatePairsQuery().queryKey });

interface Seen {
  id: string;
  version: number;
}

interface Merge {
  one: Seen;
  other: Seen;
  /** The fields whose value comes from the record that goes. */
  taken: readonly (keyof AlumniFields)[];
  /** Those that neither gives. */
  emptied: readonly (keyof AlumniFields)[];
}

interface Judged {
  one: string;
  other: string;
  isDifferent: boolean;
}

export const duplicateMutations = {
  /** The database keeps the record with an account, else the older. The caller shows a failure: its dialog would cover the toast. */
  merge: () =>
    mutationOptions({
      mutationFn: async ({ one, other, taken, emptied }: Merge) => {
        const answer = await call('merge_alumni', {
          one_id: one.id,
          one_version: one.version,
          other_id: other.id,
          other_version: other.version,
          taken: taken.map(mergedColumn),
          ...(emptied.length > 0 && { emptied: emptied.map(mergedColumn) }),
        });
        return toMerged(answer);
      },
      ...refresh,
      onSuccess: ({ keptId }, { one, other }, _shown, { client }) => {
        const gone = one.id === keptId ? other.id : one.id;
        dropPairs(client, (pair) => pair.one.id === gone || pair.other.id === gone);
      },
    }),
  undoMerge: () =>
    mutationOptions({
      mutationFn: takeBack,
      ...refresh,
      onSuccess: (_done, _id, _shown, { client }) => searchAgain(client),
      meta: { errorTitle: 'Gagal Mengurungkan Penggabungan' },
    }),
  /** Two records are of different people, or nobody knows again. */
  callDifferent: () =>
    mutationOptions({
      mutationFn: write('call_different', ({ one, other, isDifferent }: Judged) => ({
        one_id: one,
        other_id: other,
        is_different: isDifferent,
      })),
      ...invalidatesWhenSettled(duplicatesKey),
      onSuccess: (_done, { one, other, isDifferent }, _shown, { client }) => {
        if (!isDifferent) return searchAgain(client);
        dropPairs(client, (pair) => pair.one.id === one && pair.other.id === other);
      },
      meta: { errorTitle: 'Error' },
    }),
};
