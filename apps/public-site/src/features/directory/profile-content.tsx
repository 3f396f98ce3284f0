import type { AlumniProfile, PublicCertification, PublicDegree } from '@portal/api/directory';
import { Avatar, Badge } from '@portal/ui';
import { ContactSection } from './contact-section.tsx';
import styles from './profile-content.module.css';
import { ProfileFact, ProfileSection } from './profile-section.tsx';

export function ProfileContent({ profile }: { profile: AlumniProfile }) {
  return (
    <>
      <ProfileHead profile={profile} />
      <ProfileSection title="Bio">
        <p className={styles.bio}>{profile.bio || 'Belum ada bio.'}</p>
      </ProfileSection>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProfileSection title="Informasi Akademik">
            <dl>
              <ProfileFact label="Angkatan">{profile.entryYear}</ProfileFact>
              <ProfileFact label="Tahun lulus">{profile.graduationYear}</ProfileFact>
              <ProfileFact label="Konsentrasi">{profile.concentration}</ProfileFact>
              <ProfileFact label="Judul skripsi">{profile.thesisTitle}</ProfileFact>
            </dl>
          </ProfileSection>
          <ProfileSection title="Pendidikan Lanjutan">
            {profile.degrees.length === 0 && <p>Belum ada pendidikan lanjutan.</p>}
            <ul className={styles.items}>{profile.degrees.map(toDegreeItem)}</ul>
          </ProfileSection>
        </div>
        <div className={styles.column}>
          <ProfileSection title="Pekerjaan">
            <dl>
              <ProfileFact label="Jabatan">{profile.jobTitle}</ProfileFact>
              <ProfileFact label="Perusahaan">{profile.company}</ProfileFact>
              <ProfileFact label="Lokasi">{profile.location}</ProfileFact>
            </dl>
          </ProfileSection>
          <ContactSection profile={profile} />
        </div>
      </div>
      {profile.certifications.length > 0 && (
        <ProfileSection title="Pelatihan dan Sertifikasi">
          <ul className={styles.items}>{profile.certifications.map(toCertificationItem)}</ul>
        </ProfileSection>
      )}
    </>
  );
}

function ProfileHead({ profile }: { profile: AlumniProfile }) {
  const { displayName, profileImageUrl, specialBadge, entryYear, jobTitle, company } = profile;
  return (
    <div className={styles.head}>
      <Avatar name={displayName} src={profileImageUrl} size={96} className={styles.portrait} />
      <div className={styles.words}>
        <p className={styles.badges}>
          <Badge tone="verified">Verified</Badge>
          {specialBadge && <Badge tone="special">{specialBadge}</Badge>}
        </p>
        {jobTitle && <p className={styles.role}>{jobTitle}</p>}
        <p className={styles.place}>
          {[company, entryYear && `Angkatan ${entryYear}`].filter(Boolean).join(' · ')}
        </p>
      </div>
    </div>
  );
}

function toDegreeItem({ id, level, university, graduationYear, thesisTitle }: PublicDegree) {
  return (
    <li key={id}>
      <p className={styles.itemTitle}>
        {level} · {university}
      </p>
      {graduationYear && <p className={styles.itemNote}>Lulus {graduationYear}</p>}
      {thesisTitle && <p>{thesisTitle}</p>}
    </li>
  );
}

function toCertificationItem({ id, name, issuer, year }: PublicCertification) {
  return (
    <li key={id}>
      <p className={styles.itemTitle}>{name}</p>
      <p className={styles.itemNote}>{[issuer, year].filter(Boolean).join(' · ')}</p>
    </li>
  );
}
