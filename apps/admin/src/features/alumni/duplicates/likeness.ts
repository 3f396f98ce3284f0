import type { ComparedFields, LikeRecord } from '@portal/api/alumni-duplicates';

type Names = LikeRecord['same'];

const labels: Readonly<Record<keyof ComparedFields, string>> = {
  fullName: 'nama',
  nim: 'NIM',
  email: 'email',
  phoneNumber: 'telepon',
  entryYear: 'angkatan',
  graduationYear: 'tahun lulus',
};

/** In the order in which the labels stand. */
const sentenceOf = (beginning: string, names: Names, say: (name: Names[number]) => string) =>
  names.length === 0
    ? ''
    : `${beginning}: ${(Object.keys(labels) as (keyof ComparedFields)[])
        .filter((name) => names.includes(name))
        .map(say)
        .join(', ')}.`;

export const describeSame = (names: Names) => sentenceOf('Sama', names, (name) => labels[name]);

/** What a record has in common with another one and in what they differ, as the database has compared them. */
export function describeLikeness(own: ComparedFields, record: LikeRecord): string {
  const different = sentenceOf(
    'Berbeda',
    record.different,
    (name) => `${labels[name]} ${record[name]} (di sini ${own[name]})`,
  );
  return [describeSame(record.same), different].filter(Boolean).join(' ');
}
