import { CopyOutlined } from '@ant-design/icons';
import type { AlumniFields, AlumniRecord } from '@portal/api/alumni/admin';
import {
  Avatar,
  Badge,
  Cluster,
  FactSection,
  formatDate,
  LinkText,
  Muted,
  NamedFact,
  useCopy,
} from '@portal/ui';
import { Button } from 'antd';
import { DecisionReason } from '../../../list/detail/decision-reason.tsx';
import { EditedFact } from '../../../list/detail/edited-fact.tsx';
import { AlumniBadges } from '../alumni-badges.tsx';
import { confirmationNote } from '../alumni-status.ts';
import { visibilityLabels } from '../alumni-values.ts';
import styles from './detail-content.module.css';
import { DetailItem, DetailItems } from './detail-items.tsx';

const AlumniFact = EditedFact<AlumniFields>;

/** All that the admin may change, after `Identity`. */
export function DetailFacts({ record }: { record: AlumniRecord }) {
  return (
    <>
      {record.profile.bio && <p className={styles.bio}>{record.profile.bio}</p>}
      <div className={styles.columns}>
        <Contact record={record} />
        <Academic record={record} />
        <Work record={record} />
      </div>
    </>
  );
}

/** What a decision on the person rests on. */
export function Identity({ record: { email, profile } }: { record: AlumniRecord }) {
  return (
    <FactSection title="Data diri">
      <dl className={styles.identity}>
        <AlumniFact label="NIM" field="nim">
          {profile.nim}
        </AlumniFact>
        <AlumniFact label="Angkatan" field="entryYear">
          {profile.entryYear}
        </AlumniFact>
        <AlumniFact label="Tahun lulus" field="graduationYear">
          {profile.graduationYear}
        </AlumniFact>
        <NamedFact label="Email">{email && <Email email={email} />}</NamedFact>
      </dl>
    </FactSection>
  );
}

export function DetailLists({ record }: { record: AlumniRecord }) {
  return (
    <>
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

export function DetailHead({ record }: { record: AlumniRecord }) {
  const { profile, imageUrl, specialBadge, createdAt, updatedAt, lacksConfirmation } = record;
  return (
    <Cluster gap={5} align="center">
      <Avatar name={profile.fullName} src={imageUrl} size={88} />
      <div className={styles.facts}>
        <Cluster as="p" align="start">
          <AlumniBadges alumnus={record} />
          {specialBadge && <Badge tone="special">{specialBadge}</Badge>}
        </Cluster>
        <p>{[profile.jobTitle, profile.company, profile.location].filter(Boolean).join(' · ')}</p>
        <DecisionReason review={record} />
        {lacksConfirmation && <p>{confirmationNote}</p>}
        <Muted>{`Bergabung ${formatDate(createdAt)} · diperbarui ${formatDate(updatedAt)}`}</Muted>
      </div>
    </Cluster>
  );
}

function Contact({ record: { userId, profile } }: { record: AlumniRecord }) {
  return (
    <FactSection title="Kontak">
      <dl>
        <AlumniFact label="Telepon" field="phoneNumber">
          {profile.phoneNumber}
        </AlumniFact>
        <AlumniFact label="LinkedIn" field="linkedinUrl">
          {profile.linkedinUrl && <LinkText link={profile.linkedinUrl} />}
        </AlumniFact>
        <AlumniFact label="Situs web" field="websiteUrl">
          {profile.websiteUrl && <LinkText link={profile.websiteUrl} />}
        </AlumniFact>
        <AlumniFact label="Terlihat oleh" field="contactVisibility">
          {visibilityLabels[profile.contactVisibility]}
        </AlumniFact>
        <AlumniFact label="Nama lengkap terlihat oleh" field="nameVisibility">
          {visibilityLabels[profile.nameVisibility]}
        </AlumniFact>
        <AlumniFact label="Tampil pada pencarian nama" field="isHiddenFromNameSearch">
          {profile.isHiddenFromNameSearch ? 'Tidak' : 'Ya'}
        </AlumniFact>
        <NamedFact label="Akun">{userId ? 'Terhubung' : 'Belum memiliki akun'}</NamedFact>
      </dl>
    </FactSection>
  );
}

/** On one line, to be copied whole. */
function Email({ email }: { email: string }) {
  const { copy, announcement } = useCopy(email, 'Email');
  return (
    <>
      <Cluster as="span" align="center" isOneLine>
        <span className={styles.email} title={email}>
          {email}
        </span>
        <Button
          type="text"
          size="small"
          icon={<CopyOutlined aria-hidden />}
          title="Salin email"
          aria-label={`Salin email ${email}`}
          onClick={() => void copy()}
        />
      </Cluster>
      <Muted as="span" role="status">
        {announcement}
      </Muted>
    </>
  );
}

function Work({ record: { profile } }: { record: AlumniRecord }) {
  return (
    <FactSection title="Pekerjaan">
      <dl>
        <AlumniFact label="Jabatan" field="jobTitle">
          {profile.jobTitle}
        </AlumniFact>
        <AlumniFact label="Perusahaan" field="company">
          {profile.company}
        </AlumniFact>
        <AlumniFact label="Lokasi" field="location">
          {profile.location}
        </AlumniFact>
      </dl>
    </FactSection>
  );
}

function Academic({ record: { profile } }: { record: AlumniRecord }) {
  return (
    <FactSection title="Akademik">
      <dl>
        <AlumniFact label="Konsentrasi" field="concentration">
          {profile.concentration}
        </AlumniFact>
        <AlumniFact label="Judul skripsi" field="thesisTitle">
          {profile.thesisTitle}
        </AlumniFact>
        <AlumniFact label="Kerja praktik" field="internshipPlace">
          {profile.internshipPlace}
        </AlumniFact>
        <AlumniFact label="Lainnya" field="otherAcademicInfo">
          {profile.otherAcademicInfo}
        </AlumniFact>
      </dl>
    </FactSection>
  );
}
