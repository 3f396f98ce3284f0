import type { AlumniContact, AlumniProfile } from '@portal/api/directory';
import { safeLink } from '@portal/ui';
import { LockKeyhole } from 'lucide-react';
import styles from './profile-section.module.css';
import { ProfileFact, ProfileSection } from './profile-section.tsx';

/** Contact and links as the alumnus has chosen; hidden, the section stays and says for whom it is. (Decision 23.) */
export function ContactSection({ profile }: { profile: AlumniProfile }) {
  return (
    <ProfileSection title="Kontak">
      {profile.contact ? (
        <ContactFacts contact={profile.contact} />
      ) : (
        <p className={styles.hidden}>
          <LockKeyhole size={18} aria-hidden="true" />
          {profile.contactVisibility === 'alumni'
            ? 'Hanya terlihat oleh alumni terverifikasi'
            : 'Tidak dibagikan'}
        </p>
      )}
    </ProfileSection>
  );
}

function ContactFacts({ contact }: { contact: AlumniContact }) {
  const { email, phoneNumber, linkedinUrl, websiteUrl } = contact;
  return (
    <dl>
      <ProfileFact label="Email">
        {email && <GivenLink text={email} href={`mailto:${email}`} />}
      </ProfileFact>
      <ProfileFact label="Telepon">
        {phoneNumber && <a href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>{phoneNumber}</a>}
      </ProfileFact>
      <ProfileFact label="LinkedIn">
        {linkedinUrl && <GivenLink text={linkedinUrl} href={linkedinUrl} />}
      </ProfileFact>
      <ProfileFact label="Situs web">
        {websiteUrl && <GivenLink text={websiteUrl} href={websiteUrl} />}
      </ProfileFact>
    </dl>
  );
}

/** What a person gave as a link; plain text where following it would not be safe. */
function GivenLink({ text, href }: { text: string; href: string }) {
  const link = safeLink(href);
  const shown = text.replace(/^https?:\/\/(www\.)?/i, '');
  if (!link) return text;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {shown}
    </a>
  );
}
