import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrap } from '../query/unwrap.ts';
import { ofJson } from '../rows/fields.ts';
import { asCount, asList, asOptionalText } from '../rows/stored-value.ts';
import { directoryKeys } from './directory.keys.ts';
import {
  type DirectoryCursor,
  type DirectoryEntry,
  type DirectoryFilters,
  type DirectoryViewer,
  toDirectoryEntry,
} from './directory.model.ts';

/** Cards of a page, and of each further one. */
export const directoryPageSize = 12;

/** The database reads an empty text as 'any', except for the year, which has to be equal. */
function searchArguments({ entryYear, ...texts }: DirectoryFilters) {
  return {
    by_name: texts.name,
    by_concentration: texts.concentration,
    by_graduation_year: texts.graduationYear,
    by_job_title: texts.jobTitle,
    by_company: texts.company,
    by_location: texts.location,
    by_certification: texts.certification,
    ...(entryYear && { by_entry_year: entryYear }),
  };
}

async function fetchPage(
  filters: DirectoryFilters,
  after: DirectoryCursor | null,
  signal: AbortSignal,
): Promise<DirectoryEntry[]> {
  const rows = unwrap(
    await db()
      .rpc('search_alumni_directory', {
        ...searchArguments(filters),
        ...(after && { after_id: after.id, after_entry_year: after.entryYear }),
        page_size: directoryPageSize,
      })
      .abortSignal(signal),
  );
  return asList(rows, ofJson(toDirectoryEntry));
}

/** The verified alumni who match, latest entry years first, a page at a time and never all. */
export function directoryPageQuery(
  viewer: DirectoryViewer,
  filters: DirectoryFilters,
  after: DirectoryCursor | null,
) {
  return queryOptions({
    queryKey: directoryKeys.page(viewer, filters, after),
    queryFn: ({ signal }) => fetchPage(filters, after, signal),
    meta: { errorTitle: 'Error' },
  });
}

/** How many match. */
export function directoryCountQuery(viewer: DirectoryViewer, filters: DirectoryFilters) {
  return queryOptions({
    queryKey: directoryKeys.count(viewer, filters),
    queryFn: async ({ signal }) =>
      asCount(
        unwrap(
          await db().rpc('count_alumni_directory', searchArguments(filters)).abortSignal(signal),
        ),
      ),
    meta: { errorTitle: 'Gagal memuat jumlah alumni' },
  });
}

/** The entry years of verified alumni, latest first. */
export function directoryYearsQuery() {
  return queryOptions({
    queryKey: directoryKeys.years(),
    queryFn: async ({ signal }) =>
      asList(unwrap(await db().rpc('alumni_directory_years').abortSignal(signal)), asOptionalText),
    meta: { errorTitle: 'Gagal memuat daftar angkatan' },
  });
}
