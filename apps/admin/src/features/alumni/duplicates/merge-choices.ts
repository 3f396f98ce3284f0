import { type AlumniFields, toVersionedAlumni } from '@portal/api/alumni/admin';
import type { MergePreview } from '@portal/api/alumni-duplicates';
import { textOf } from '../../../form/field-table.ts';
import { alumniFields } from '../alumni-fields.ts';

export interface MergedField {
  name: keyof AlumniFields;
  label: string;
  /** Of a picture its address. */
  kept: string;
  gone: string;
  kind: MergePreview['fields'][number]['kind'];
}

/** The fields of two records side by side, in the order of the form. */
export function mergedFields({ kept, gone, fields }: MergePreview): MergedField[] {
  const [own, other] = [toVersionedAlumni(kept).fields, toVersionedAlumni(gone).fields];
  return fields.map(({ name, kind }) => {
    const { label, ...field } = alumniFields[name];
    const write = (value: unknown) =>
      name === 'imageUrl' ? String(value ?? '') : textOf({ label, ...field }, value);
    return { name, kind, label, kept: write(own[name]), gone: write(other[name]) };
  });
}

/** What becomes of the merged record besides its fields. */
export function mergeEffects({ kept, fields, becomesVerified }: MergePreview): string[] {
  const texts = [
    fields.some(({ kind }) => kind === 'own') && `Emailnya tetap ${kept.email}, email akunnya.`,
    'Riwayat pekerjaan, pendidikan lanjutan, pelatihan, organisasi, dan pendaftaran kegiatan dari keduanya digabung; isian yang sama tidak diulang.',
    becomesVerified && 'Hasilnya langsung terverifikasi.',
  ];
  return texts.filter((text) => text !== false);
}
