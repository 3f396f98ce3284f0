import type { DirectoryFilters } from '@portal/api/directory';

/** The fields of the advanced filter, in the order of its dialog. */
export const advancedFields = [
  { field: 'concentration', label: 'Konsentrasi', example: 'mis. Teknik Tenaga Listrik' },
  { field: 'graduationYear', label: 'Tahun Lulus', example: 'mis. 2015' },
  { field: 'jobTitle', label: 'Jabatan', example: 'mis. Engineer' },
  { field: 'company', label: 'Perusahaan', example: 'mis. PT Daya Riau Energi' },
  { field: 'location', label: 'Lokasi', example: 'mis. Pekanbaru' },
  { field: 'certification', label: 'Sertifikasi', example: 'mis. Ahli K3 Listrik' },
] as const satisfies { field: keyof DirectoryFilters; label: string; example: string }[];

export type AdvancedField = (typeof advancedFields)[number]['field'];

export const noAdvancedFilters = Object.fromEntries(
  advancedFields.map(({ field }) => [field, '']),
) as Record<AdvancedField, string>;
