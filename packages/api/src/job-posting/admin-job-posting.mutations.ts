import { db } from '@portal/api/client';
import { rowMutations } from '../admin/row-mutations.ts';
import { storedPicture } from '../client/picture.ts';
import { decisionMutations } from '../decision/decisions.ts';
import { cached } from '../query/cached.ts';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { writeFields } from '../rows/columns.ts';
import type { EveryColumn, Kept, OfDecision, OfReview } from '../rows/every-column.ts';
import { editedFields, type JobFields } from './admin-job-posting.model.ts';
import { jobPagesKey } from './admin-job-posting.queries.ts';

/** All cached reads that contain jobs: the admin's table, the public pages, the counts of home page and dashboard. */
const refresh = invalidatesWhenSettled(cached.jobPostings, cached.statistics);

/** Who has proposed the job stays. */
type LeftAlone = Kept | OfDecision | OfReview | 'posted_by_user_id';

const toRow = (fields: JobFields) =>
  ({
    ...writeFields(editedFields, fields),
    company_logo_url: storedPicture(fields.logoUrl),
  }) satisfies EveryColumn<'job_postings', LeftAlone>;

/** The admin's writes. The database notifies the alumnus who has proposed a job of the decision on it. */
export const jobMutations = {
  ...rowMutations({
    table: () => db().from('job_postings'),
    toRow,
    refresh,
    errorTitles: { save: 'Operasi Gagal', remove: 'Gagal menghapus lowongan' },
  }),
  ...decisionMutations({
    kind: 'job_postings',
    pages: jobPagesKey,
    refresh,
    errorTitle: 'Gagal memperbarui status',
  }),
};
