import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { rowMutations } from '../admin/row-mutations.ts';
import { storedPicture } from '../client/picture.ts';
import { decisionMutations } from '../decision/decisions.ts';
import { cachedOfAlumni } from '../query/cached.ts';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { unwrapWritten } from '../query/unwrap.ts';
import { writeFields } from '../rows/columns.ts';
import type { EveryColumn, Kept, OfDecision, OfReview } from '../rows/every-column.ts';
import {
  adminAlumniKey,
  alumniPagesKey,
  alumniRecordQuery,
  errorTitle,
} from './admin-alumni.queries.ts';
import {
  type AlumniFields,
  type AlumniRecord,
  standingFields,
  toValidationStatus,
} from './alumni.model.ts';
import type { EmbeddedList } from './alumni.mutations.ts';
import { profileFields } from './profile.model.ts';

const refresh = invalidatesWhenSettled(...cachedOfAlumni);

/** The account's own, and the lists, which only the alumnus edits. */
type LeftAlone = Kept | OfDecision | OfReview | 'user_id' | 'email_confirmed' | EmbeddedList;

const toRow = (fields: AlumniFields) =>
  ({
    ...writeFields(profileFields, fields),
    ...writeFields(standingFields, fields),
    email: fields.email || null,
    profile_image_url: storedPicture(fields.imageUrl),
  }) satisfies EveryColumn<'alumni', LeftAlone>;

/** Says of a changed entry year that it is right, while the row has this version. */
const confirmYear = () =>
  mutationOptions({
    mutationFn: async ({ id, version, profile }: AlumniRecord) =>
      unwrapWritten(
        await db()
          .from('alumni')
          .update({ entry_year: profile.entryYear || null })
          .eq('id', id)
          .eq('version', version)
          .select('id'),
      ),
    ...refresh,
    meta: { errorTitle },
  });

/** The admin's writes. A deletion takes the work history and the picture along; the account stays. */
export const alumniMutations = {
  confirmYear,
  ...rowMutations({
    table: () => db().from('alumni'),
    toRow,
    refresh,
    errorTitles: { save: errorTitle, remove: errorTitle },
  }),
  ...decisionMutations({
    kind: 'alumni',
    pages: alumniPagesKey,
    cached: adminAlumniKey,
    showOne: (cache, id, { status, ...change }) =>
      cache.setQueryData(
        alumniRecordQuery(id).queryKey,
        (record) =>
          record && {
            ...record,
            ...change,
            ...(status && { status: toValidationStatus(status) }),
            version: record.version + 1,
          },
      ),
    refresh,
    errorTitle,
  }),
};
