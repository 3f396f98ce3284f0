import { queryOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { read } from '../query/call.ts';
import { ofJson } from '../rows/fields.ts';
import { asCount, asOptionalText, listOf } from '../rows/stored-value.ts';
import {
  type DirectoryCursor,
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

/**
 * The verified alumni who match, latest entry years first, a page at a time and never all. Names and contacts depend on the viewer, as in
 * every key but that of the years.
 */
export function directoryPageQuery(
  viewer: DirectoryViewer,
  filters: DirectoryFilters,
  after: DirectoryCursor | null,
) {
  return queryOptions({
    queryKey: [...cached.directory, viewer, 'page', filters, after],
    queryFn: read('search_alumni_directory', listOf(ofJson(toDirectoryEntry)), {
      ...searchArguments(filters),
      ...(after && { after_id: after.id, after_entry_year: after.entryYear }),
      page_size: directoryPageSize,
    }),
    meta: { errorTitle: 'Error' },
  });
}

/** How many match. */
export function directoryCountQuery(viewer: DirectoryViewer, filters: DirectoryFilters) {
  return queryOptions({
    queryKey: [...cached.directory, viewer, 'count', filters],
    queryFn: read('count_alumni_directory', asCount, searchArguments(filters)),
    meta: { errorTitle: 'Gagal memuat jumlah alumni' },
  });
}

/** The entry years of verified alumni, latest first. */
export function directoryYearsQuery() {
  return queryOptions({
    queryKey: [...cached.directory, 'years'],
    queryFn: read('alumni_directory_years', listOf(asOptionalText)),
    meta: { errorTitle: 'Gagal memuat daftar angkatan' },
  });
}
