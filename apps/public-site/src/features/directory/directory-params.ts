import type { DirectoryFilters } from '@portal/api/directory';
import { useSearchParams } from '@portal/federation/router';
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
  concentration: '',
  graduationYear: '',
  jobTitle: '',
  company: '',
  location: '',
  certification: '',
};

/** The page's URL: the filters. A new search starts with the first cards and closes the dialogs. */
export function useDirectoryParams() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  return {
    filters,
    isPlain: params.size === 0,
    search(changes: Partial<DirectoryFilters>, { replace }: { replace: boolean }) {
      setParams(writeFilters({ ...filters, ...changes }), { replace });
    },
    /** Clears the advanced filters only. Their dialog stays open, and closing it does not restore them. */
    reset() {
      const next = writeFilters({ ...filters, ...noAdvancedFilters });
      next.set(filterParameter, '1');
      setParams(next, { replace: true });
    },
  };
}

export function readFilters(params: URLSearchParams): DirectoryFilters {
  const filters = { ...noFilters };
  for (const field of filterFields()) filters[field] = params.get(parameters[field])?.trim() ?? '';
  return filters;
}

export function writeFilters(filters: DirectoryFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of filterFields()) {
    if (filters[field]) params.set(parameters[field], filters[field]);
  }
  return params;
}

function filterFields() {
  return Object.keys(noFilters) as (keyof DirectoryFilters)[];
}
