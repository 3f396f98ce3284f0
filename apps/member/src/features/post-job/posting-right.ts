import { ownAlumniQuery } from '@portal/api/alumni';

/** The own row, for whether it has the posting right; the title of a failure is the same wherever this page reads it. */
export const postingRightQuery = (userId: string) => ({
  ...ownAlumniQuery(userId),
  meta: { errorTitle: 'Gagal memuat data' },
});
