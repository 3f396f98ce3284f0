import type { ComparedFields } from '@portal/api/alumni-duplicates';

const labels: Readonly<Record<keyof ComparedFields, string>> = {
  fullName: 'nama',
  nim: 'NIM',
  email: 'email',
  phoneNumber: 'telepon',
  entryYear: 'angkatan',
  graduationYear: 'tahun lulus',
};

/** As the database compares: without signs, and a number without its country. */
const keys: Readonly<Partial<Record<keyof ComparedFields, (value: string) => string>>> = {
  nim: (value) => value.replace(/[^\p{L}\p{N}]/gu, ''),
  phoneNumber: (value) => value.replace(/\D/g, '').replace(/^(0*620*|0+)/, ''),
};

/** What two records have in common and in what they differ; a field that one of them lacks says nothing. */
export function compareRecords(own: ComparedFields, other: ComparedFields) {
  const fields = (Object.keys(labels) as (keyof ComparedFields)[]).filter(
    (field) => own[field].trim() && other[field].trim(),
  );
  const keyOf = (field: keyof ComparedFields, value: string) =>
    (keys[field]?.(value) ?? value.trim()).toLowerCase();
  const isSame = (field: keyof ComparedFields) =>
    keyOf(field, own[field]) === keyOf(field, other[field]);
  const same = fields.filter(isSame).map((field) => labels[field]);
  const different = fields
    .filter((field) => !isSame(field))
    .map((field) => `${labels[field]} ${other[field]} (di sini ${own[field]})`);
  return {
    same: same.length > 0 ? `Sama: ${same.join(', ')}.` : '',
    different: different.length > 0 ? `Berbeda: ${different.join(', ')}.` : '',
  };
}

export function describeLikeness(own: ComparedFields, other: ComparedFields): string {
  const { same, different } = compareRecords(own, other);
  return [same, different].filter(Boolean).join(' ');
}
