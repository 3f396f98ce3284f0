import type { ProfileFields } from '@portal/api/alumni';
import { Notice } from '@portal/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import styles from './profile-form.module.css';
import { profileLabels } from './profile-labels.ts';

const contactList = new Intl.ListFormat('id');

interface MaskWarningProps {
  form: UseFormReturn<ProfileFields>;
  email: string;
}

/** Says that a contact holds a word of the name, where it is shown to people for whom the name is masked. */
export function MaskWarning({ form: { control }, email }: MaskWarningProps) {
  const [contactViewers, nameViewers] = useWatch({
    control,
    name: ['contactVisibility', 'nameVisibility'],
  });
  const [fullName, linkedinUrl, websiteUrl] = useWatch({
    control,
    name: ['fullName', 'linkedinUrl', 'websiteUrl'],
  });
  const people = whoSeesBoth(contactViewers, nameViewers);
  const telling = labelsWithName(fullName, [
    ['Email', email],
    [profileLabels.linkedinUrl, linkedinUrl],
    [profileLabels.websiteUrl, websiteUrl],
  ]);
  return (
    <div role="status" className={styles.maskWarning}>
      {people && telling.length > 0 && (
        <Notice tone="warning">
          <p>
            {`${contactList.format(telling)} Anda memuat nama Anda. Dari situ ${people} mengenali Anda, walaupun nama Anda disamarkan.`}
          </p>
        </Notice>
      )}
    </div>
  );
}

/** Who sees the contacts beside a masked name. Visitors always see the name masked. */
function whoSeesBoth(
  contactViewers: ProfileFields['contactVisibility'],
  nameViewers: ProfileFields['nameVisibility'],
): string | null {
  if (contactViewers === 'public') return 'semua orang';
  return contactViewers === 'alumni' && nameViewers === 'private' ? 'alumni terverifikasi' : null;
}

function labelsWithName(fullName: string, contacts: readonly [string, string][]): string[] {
  const words = fullName.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return contacts
    .filter(([, contact]) => words.some((word) => contact.toLowerCase().includes(word)))
    .map(([label]) => label);
}
