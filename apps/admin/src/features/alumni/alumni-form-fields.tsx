import type { ListedAlumni } from '@portal/api/alumni/admin';
import { FormFields } from '../../form/form-fields.tsx';
import { alumniFields, alumniGroups } from './alumni-fields.ts';
import styles from './alumni-form-fields.module.css';
import { confirmationNote } from './alumni-status.ts';

interface AlumniFormFieldsProps extends Pick<ListedAlumni, 'hasAccount' | 'lacksConfirmation'> {
  /** Such a record may stay without an address. */
  isStoredWithoutEmail?: boolean;
}

/** What the admin may change of an alumnus. Only the alumnus edits the lists and the work history. */
export function AlumniFormFields({
  hasAccount,
  lacksConfirmation,
  isStoredWithoutEmail = false,
}: AlumniFormFieldsProps) {
  const emailHint = isStoredWithoutEmail
    ? 'Tanpa email: orang ini belum bisa bergabung sendiri.'
    : hasAccount &&
      'Alumni ini memiliki akun: emailnya mengikuti akun itu dan tidak dapat diubah di sini.';
  return (
    <>
      <FormFields
        of={alumniFields}
        rows={[
          'fullName',
          'email',
          'status',
          'specialBadge',
          'canPostJobs',
          'isListed',
          'imageUrl',
        ]}
        also={{
          email: {
            isRequired: !isStoredWithoutEmail,
            hint: emailHint,
            input: { readOnly: hasAccount },
          },
          status: { hint: lacksConfirmation && confirmationNote },
        }}
      />
      {Object.entries(alumniGroups).map(([title, rows]) => (
        <fieldset key={title} className={styles.group}>
          <legend className={styles.legend}>{title}</legend>
          <FormFields of={alumniFields} rows={rows} />
        </fieldset>
      ))}
    </>
  );
}
