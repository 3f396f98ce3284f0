import { type AlumniFields, type AlumniRecord, toVersionedAlumni } from '@portal/api/alumni/admin';
import { describeDifferences } from '@portal/forms';
import { alumniFieldLabels } from '../alumni-fields.ts';

export interface MergedField {
  name: keyof AlumniFields;
  label: string;
  /** Of a picture its address. */
  kept: string;
  gone: string;
  /** 'choice': both have a value, and the admin chooses. 'given': only one has it. */
  kind: 'choice' | 'given' | 'same';
}

/** The database decides on these by itself: verified and a right win, and the kept record's choice of privacy stays. */
const undecided: readonly (keyof AlumniFields)[] = [
  'status',
  'canPostJobs',
  'isHiddenFromNameSearch',
];

/** The record that the database keeps: the one with the account, else the older. */
export function inMergeOrder(one: AlumniRecord, other: AlumniRecord) {
  const rank = ({ userId, createdAt, id }: AlumniRecord) =>
    `${userId === null ? 1 : 0} ${createdAt} ${id}`;
  return rank(one) < rank(other) ? { kept: one, gone: other } : { kept: other, gone: one };
}

/** The fields of two records side by side, in the order of the form; those that both lack are left out. */
export function mergedFields(kept: AlumniRecord, gone: AlumniRecord): MergedField[] {
  const [own, other] = [toVersionedAlumni(kept).fields, toVersionedAlumni(gone).fields];
  const differing = describeDifferences(own, other, [], alumniFieldLabels);
  const filled = describeDifferences(own, null, [], alumniFieldLabels);
  const isDiffering = (name: string) => differing.some((field) => field.name === name);
  return [
    ...differing.map(({ name, label, mine, theirs }) => ({
      ...{ name, label, kept: mine, gone: theirs },
      kind: mine && theirs ? ('choice' as const) : ('given' as const),
    })),
    ...filled
      .filter(({ name }) => !isDiffering(name))
      .map(({ name, label, mine }) => ({
        ...{ name, label, kept: mine, gone: mine },
        kind: 'same' as const,
      })),
  ]
    .filter(({ name }) => !undecided.includes(name))
    .filter(({ name }) => name !== 'email' || !keepsEmail(kept, gone))
    .map((field) =>
      field.name === 'imageUrl'
        ? { ...field, kept: own.imageUrl ?? '', gone: other.imageUrl ?? '' }
        : field,
    );
}

/** An account keeps its address. */
const keepsEmail = (kept: AlumniRecord, gone: AlumniRecord) =>
  kept.userId !== null && gone.email !== '' && gone.email !== kept.email;

export const becomesVerified = (kept: AlumniRecord, gone: AlumniRecord) =>
  kept.status !== 'verified' && gone.status === 'verified';

/** What becomes of the merged record besides its fields. */
export function mergeEffects(kept: AlumniRecord, gone: AlumniRecord): string[] {
  const texts = [
    keepsEmail(kept, gone) && `Emailnya tetap ${kept.email}, email akunnya.`,
    'Riwayat pekerjaan, pendidikan lanjutan, pelatihan, organisasi, dan pendaftaran kegiatan dari keduanya digabung; isian yang sama tidak diulang.',
    becomesVerified(kept, gone) && 'Hasilnya langsung terverifikasi.',
  ];
  return texts.filter((text) => text !== false);
}
