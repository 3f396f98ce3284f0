import type { AlumniContact, AlumniProfile } from '@portal/api/directory';
import { Cluster, FactSection, NamedFact, OutsideLink, safeLink } from '@portal/ui';
import { LockKeyhole } from 'lucide-react';
import styles from './contact-section.module.css';

/** Contact and links as far as the alumnus shows them. If they are hidden, the section says who may see them. */
export function ContactSection({ profile }: { profile: AlumniProfile }) {
  return (
    <FactSection title="Kontak">
      {profile.contact ? (
        <ContactFacts contact={profile.contact} />
      ) : (
        <Cluster as="p" align="center" isOneLine className={styles.hidden}>
          <LockKeyhole size={18} aria-hidden="true" />
          <span>
            {profile.contactVisibility === 'alumni'
              ? 'Hanya terlihat oleh alumni terverifikasi'
              : 'Tidak dibagikan'}
          </span>
        </Cluster>
      )}
    </FactSection>
  );
}

function ContactFacts({ contact }: { contact: AlumniContact }) {
  const { email, phoneNumber, linkedinUrl, websiteUrl } = contact;
  return (
    <dl>
      <NamedFact label="Email">
        {email && <GivenLink text={email} href={`mailto:${email}`} />}
      </NamedFact>
      <NamedFact label="Telepon">
        {phoneNumber && <a href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>{phoneNumber}</a>}
      </NamedFact>
      <NamedFact label="LinkedIn">
        {linkedinUrl && <GivenLink text={linkedinUrl} href={linkedinUrl} />}
      </NamedFact>
      <NamedFact label="Website">
        {websiteUrl && <GivenLink text={websiteUrl} href={websiteUrl} />}
      </NamedFact>
    </dl>
  );
}

/** A link that the alumnus entered; shown as text if it is not safe to follow. */
function GivenLink({ text, href }: { text: string; href: string }) {
  const link = safeLink(href);
  const shown = text.replace(/^https?:\/\/(www\.)?/i, '');
  if (!link) return <span>{text}</span>;
  return <OutsideLink href={link}>{shown}</OutsideLink>;
}
