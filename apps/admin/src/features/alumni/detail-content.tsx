import type { AlumniRecord } from '@portal/api/alumni/admin';
import { Avatar, Badge, formatDate, safeLink } from '@portal/ui';
import { statusLabels, statusTones } from './alumni-status.ts';
import { visibilityLabels } from './contact-visibility.ts';
import styles from './detail-content.module.css';
import { DetailFact, DetailItem, DetailItems, DetailSection } from './detail-section.tsx';

export function DetailContent({ record }: { record: AlumniRecord }) {
  return (
    <>
      <div className={styles.columns}>
        <Contact record={record} />
        <Academic record={record} />
      </div>
      <DetailItems
        title="Pendidikan Lanjutan"
        items={record.degrees}
        render={({ degreeLevel, university, graduationYear, nim, thesisTitle }) => (
          <DetailItem
            title={`${degreeLevel} · ${university}`}
            notes={[graduationYear && `Lulus ${graduationYear}`, nim && `NIM ${nim}`]}
            text={thesisTitle}
          />
        )}
      />
      <DetailItems
        title="Pelatihan dan Sertifikasi"
        items={record.trainings}
        render={({ name, issuer, year, description }) => (
          <DetailItem title={name} notes={[issuer, year]} text={description} />
        )}
      />
      <DetailItems
        title="Riwayat Organisasi"
        items={record.organizations}
        render={({ organizationName, position, period, description }) => (
          <DetailItem title={organizationName} notes={[position, period]} text={description} />
        )}
      />
    </>
  );
}

/** Who it is, at a glance. */
export function DetailHead({ record }: { record: AlumniRecord }) {
  const { profile, imageUrl, status, specialBadge, createdAt, updatedAt } = record;
  return (
    <div className={styles.head}>
      <Avatar name={profile.fullName} src={imageUrl} size={88} />
      <div className={styles.words}>
        <p className={styles.badges}>
          <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
          {specialBadge && <Badge tone="special">{specialBadge}</Badge>}
        </p>
        <p>{[profile.jobTitle, profile.company, profile.location].filter(Boolean).join(' · ')}</p>
        <p className={styles.dates}>
          Bergabung {formatDate(createdAt)} · diperbarui {formatDate(updatedAt)}
        </p>
      </div>
      {profile.bio && <p className={styles.bio}>{profile.bio}</p>}
    </div>
  );
}

function Contact({ record: { email, userId, profile } }: { record: AlumniRecord }) {
  return (
    <DetailSection title="Kontak">
      <dl>
        <DetailFact label="Email">{email}</DetailFact>
        <DetailFact label="Telepon">{profile.phoneNumber}</DetailFact>
        <DetailFact label="LinkedIn">{linkOrText(profile.linkedinUrl)}</DetailFact>
        <DetailFact label="Situs web">{linkOrText(profile.websiteUrl)}</DetailFact>
        <DetailFact label="Terlihat oleh">{visibilityLabels[profile.contactVisibility]}</DetailFact>
        <DetailFact label="Akun">{userId ? 'Terhubung' : 'Belum memiliki akun'}</DetailFact>
      </dl>
    </DetailSection>
  );
}

/** What may not be followed is drawn as plain text. (Threat C7.) */
function linkOrText(link: string) {
  const href = safeLink(link);
  if (!href) return link;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {link}
    </a>
  );
}

function Academic({ record: { profile } }: { record: AlumniRecord }) {
  return (
    <DetailSection title="Akademik">
      <dl>
        <DetailFact label="Angkatan">{profile.entryYear}</DetailFact>
        <DetailFact label="Tahun lulus">{profile.graduationYear}</DetailFact>
        <DetailFact label="NIM">{profile.nim}</DetailFact>
        <DetailFact label="Konsentrasi">{profile.concentration}</DetailFact>
        <DetailFact label="Judul skripsi">{profile.thesisTitle}</DetailFact>
        <DetailFact label="Kerja praktik">{profile.internshipPlace}</DetailFact>
        <DetailFact label="Lainnya">{profile.otherAcademicInfo}</DetailFact>
      </dl>
    </DetailSection>
  );
}
