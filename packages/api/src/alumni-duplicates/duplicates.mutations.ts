import { db } from '@portal/api/client';
import { mutationOptions, type QueryClient } from '@portal/api/query';
import { alumniKeys } from '../alumni/alumni.keys.ts';
import type { AlumniFields } from '../alumni/alumni.model.ts';
import { directoryKeys } from '../directory/directory.keys.ts';
import { eventKeys } from '../event/event.keys.ts';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { unwrap } from '../query/unwrap.ts';
import { registrationKeys } from '../registration/registration.keys.ts';
import { columnName } from '../rows/columns.ts';
import { asObject, asText } from '../rows/stored-value.ts';
import { statisticsKeys } from '../statistics/statistics.keys.ts';
import { thesisKeys } from '../thesis/thesis.keys.ts';
import { workHistoryKeys } from '../work-history/work-history.keys.ts';
import { dropPairs, duplicateKeys } from './duplicates.queries.ts';

const refresh = invalidatesWhenSettled(
  alumniKeys.all,
  directoryKeys.all,
  statisticsKeys.all,
  thesisKeys.all,
  workHistoryKeys.all,
  registrationKeys.all,
  eventKeys.all,
);

/** From the first page on. */
const searchAgain = (cache: QueryClient) =>
  void cache.resetQueries({ queryKey: duplicateKeys.pairs() });

interface Seen {
  id: string;
  version: number;
}

interface Merge {
  one: Seen;
  other: Seen;
  /** The fields whose value comes from the record that goes. */
  taken: readonly (keyof AlumniFields)[];
}

export const duplicateMutations = {
  /** The database keeps the record with an account, else the older. The caller shows a failure: its dialog would cover the toast. */
  merge: () =>
    mutationOptions({
      mutationFn: async ({ one, other, taken }: Merge) => {
        const answer = asObject(
          unwrap(
            await db().rpc('merge_alumni', {
              ...{ one_id: one.id, one_version: one.version },
              ...{ other_id: other.id, other_version: other.version },
              taken: taken.map((field) =>
                field === 'imageUrl' ? 'profile_image_url' : columnName(field),
              ),
            }),
          ),
        );
        return { mergeId: asText(answer.merge_id), keptId: asText(answer.kept_id) };
      },
      ...refresh,
      onSuccess: ({ keptId }, { one, other }, _shown, { client }) => {
        const gone = one.id === keptId ? other.id : one.id;
        dropPairs(client, (pair) => pair.one.id === gone || pair.other.id === gone);
      },
    }),
  undoMerge: () =>
    mutationOptions({
      mutationFn: async (id: string) => {
        unwrap(await db().rpc('undo_merge', { merge_id: id }));
      },
      ...refresh,
      onSuccess: (_done, _id, _shown, { client }) => searchAgain(client),
      meta: { errorTitle: 'Gagal Mengurungkan Penggabungan' },
    }),
  /** Two records are of different people, or nobody knows again. */
  callDifferent: () =>
    mutationOptions({
      mutationFn: async (pair: { one: string; other: string; isDifferent: boolean }) => {
        unwrap(
          await db().rpc('call_different', {
            ...{ one_id: pair.one, other_id: pair.other, is_different: pair.isDifferent },
          }),
        );
      },
      ...invalidatesWhenSettled(duplicateKeys.all),
      onSuccess: (_done, { one, other, isDifferent }, _shown, { client }) => {
        if (!isDifferent) return searchAgain(client);
        dropPairs(client, (pair) => pair.one.id === one && pair.other.id === other);
      },
      meta: { errorTitle: 'Error' },
    }),
};
