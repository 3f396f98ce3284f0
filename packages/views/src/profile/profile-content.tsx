import type { AlumniProfile, PublicCertification, PublicDegree } from '@portal/api/directory';
import { Avatar, Badge, Cluster, FactSection, Grid, Muted, NamedFact, Stack } from '@portal/ui';
import { ContactSection } from './contact-section.tsx';
import styles from './profile-content.module.css';

export function ProfileContent({ profile }: { profile: AlumniProfile }) {
  return (
    <>
      <ProfileHead profile={profile} />
      <FactSection title="Bio">
        <p className={styles.bio}>{profile.bio || 'Belum ada bio.'}</p>
      </FactSection>
      <Grid column="17rem" gap={8}>
        <Stack gap={8} isTop>
          <FactSection title="Informasi Akademik">
            <dl>
              <NamedFact label="Angkatan">{profile.entryYear}</NamedFact>
              <NamedFact label="Tahun lulus">{profile.graduationYear}</NamedFact>
              <NamedFact label="Konsentrasi">{profile.concentration}</NamedFact>
              <NamedFact label="Judul skripsi">{profile.thesisTitle}</NamedFact>
            </dl>
          </FactSection>
          <FactSection title="Pendidikan Lanjutan">
            {profile.degrees.length === 0 && <p>Belum ada pendidikan lanjutan.</p>}
            <Stack as="ul" gap={4}>
              {profile.degrees.map(toDegreeItem)}
            </Stack>
          </FactSection>
        </Stack>
        <Stack gap={8} isTop>
          <FactSection title="Pekerjaan">
            <dl>
              <NamedFact label="Jabatan">{profile.jobTitle}</NamedFact>
              <NamedFact label="Perusahaan">{profile.company}</NamedFact>
              <NamedFact label="Lokasi">{profile.location}</NamedFact>
            </dl>
          </FactSection>
          <ContactSection profile={profile} />
        </Stack>
      </Grid>
      {profile.certifications.length > 0 && (
        <FactSection title="Pelatihan dan Sertifikasi">
          <Stack as="ul" gap={4}>
            {profile.certifications.map(toCertificationItem)}
          </Stack>
        </FactSection>
      )}
    </>
  );
}

function ProfileHead({ profile }: { profile: AlumniProfile }) {
  const { displayName, profileImageUrl, specialBadge, entryYear, jobTitle, company } = profile;
  return (
    <Cluster gap={5} align="start">
      <Avatar name={displayName} src={profileImageUrl} size={96} isRinged />
      <Stack gap={1} style={{ flex: '1 1 12rem' }}>
        <Cluster as="p" align="start" className={styles.badges}>
          <Badge tone="verified">Verified</Badge>
          {specialBadge && <Badge tone="special">{specialBadge}</Badge>}
        </Cluster>
        {jobTitle && <p className={styles.role}>{jobTitle}</p>}
        <p className={styles.place}>
          {[company, entryYear && `Angkatan ${entryYear}`].filter(Boolean).join(' · ')}
        </p>
      </Stack>
    </Cluster>
  );
}

function toDegreeItem({ id, degreeLevel, university, graduationYear, thesisTitle }: PublicDegree) {
  return (
    <li key={id}>
      <p className={styles.itemTitle}>{`${degreeLevel} · ${university}`}</p>
      {graduationYear && <Muted>{`Lulus ${graduationYear}`}</Muted>}
      {thesisTitle && <p>{thesisTitle}</p>}
    </li>
  );
}

function toCertificationItem({ id, name, issuer, year }: PublicCertification) {
  return (
    <li key={id}>
      <p className={styles.itemTitle}>{name}</p>
      <Muted>{[issuer, year].filter(Boolean).join(' · ')}</Muted>
    </li>
  );
}
