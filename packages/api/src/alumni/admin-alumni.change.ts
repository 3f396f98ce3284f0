import { directoryKeys } from '../directory/directory.keys.ts';
import { showListedChange } from '../query/admin-list.ts';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { optimistic } from '../query/optimistic.ts';
import { statisticsKeys } from '../statistics/statistics.keys.ts';
import { thesisKeys } from '../thesis/thesis.keys.ts';
import type { AlumniRecord, AlumniStanding } from './admin-alumni.model.ts';
import { adminAlumniKeys } from './admin-alumni.queries.ts';
import { alumniKeys } from './alumni.keys.ts';

/** What the admin decides about one alumnus; the rest stays. */
export interface AlumniDecision {
  id: string;
  standing: Partial<AlumniStanding>;
}

/** Shows the decision in every cached page and in the detail dialog. */
export const showDecision = optimistic(
  adminAlumniKeys.all,
  (cache, { id, standing }: AlumniDecision) => {
    showListedChange(cache, adminAlumniKeys.pages(), id, standing);
    cache.setQueryData<AlumniRecord>(
      adminAlumniKeys.one(id),
      (record) => record && { ...record, ...standing },
    );
  },
);

/** The table, and what the public pages and both dashboards of this browser show of alumni. */
export const refreshAlumni = invalidatesWhenSettled(
  alumniKeys.all,
  directoryKeys.all,
  statisticsKeys.all,
  thesisKeys.all,
);
