import type { DirectoryFilters } from '@portal/api/directory';
import { useUrlParams } from '@portal/federation';
import { noAdvancedFilters } from './advanced-fields.ts';

const parameters = {
  name: 'q',
  entryYear: 'angkatan',
  concentration: 'konsentrasi',
  graduationYear: 'lulus',
  jobTitle: 'jabatan',
  company: 'perusahaan',
  location: 'lokasi',
  certification: 'sertifikasi',
} as const satisfies Record<keyof DirectoryFilters, string>;

export const profileParameter = 'profil';
export const filterParameter = 'saring';

export const noFilters: DirectoryFilters = {
  name: '',
  entryYear: '',
  ...noAdvancedFilters,
};

/** The page's URL: the filters. A new search starts with the first cards. */
export function useDirectoryParams() {
  const { params, change } = useUrlParams();
  const filters = readFilters(params);
  return {
    filters,
    isPlain: params.size === 0,
    search(changes: Partial<DirectoryFilters>, { replace }: { replace: boolean }) {
      change(writeFilters(changes), { replace });
    },
    /** Applies the search of the dialog and closes the dialog. */
    apply(changes: Partial<DirectoryFilters>) {
      change({ ...writeFilters(changes), [filterParameter]: null }, { replace: true, state: null });
    },
    /** Clears the advanced filters only. Their dialog stays open, and closing it does not restore them. */
    reset() {
      change(writeFilters(noAdvancedFilters), { replace: true, state: null });
    },
  };
}

export function readFilters(params: URLSearchParams): DirectoryFilters {
  const filters = { ...noFilters };
  for (const field of filterFields()) filters[field] = params.get(parameters[field])?.trim() ?? '';
  return filters;
}

/** The changes of the search params for these filters; null removes a parameter. */
export function writeFilters(changes: Partial<DirectoryFilters>): Record<string, string | null> {
  const written = filterFields()
    .filter((field) => changes[field] !== undefined)
    .map((field) => [parameters[field], changes[field] || null]);
  return { tampil: null, ...Object.fromEntries(written) };
}

function filterFields() {
  return Object.keys(noFilters) as (keyof DirectoryFilters)[];
}
