import { CopyOutlined } from '@ant-design/icons';
import type { AlumniRecord } from '@portal/api/alumni/admin';
import {
  Avatar,
  Badge,
  Cluster,
  FactSection,
  formatDate,
  Grid,
  Muted,
  NamedFact,
  Stack,
  useCopy,
} from '@portal/ui';
import { Button } from 'antd';
import { DecisionReason } from '../../../list/detail/decision-reason.tsx';
import { Facts } from '../../../list/detail/facts.tsx';
import { AlumniBadges } from '../alumni-badges.tsx';
import { alumniFields, alumniGroups, identityFields } from '../alumni-fields.ts';
import { confirmationNote } from '../alumni-status.ts';
import styles from './detail-content.module.css';
import { DetailItem, DetailItems } from './detail-items.tsx';

/** All that the admin may change, after `Identity`. */
export function DetailFacts({ record: { userId, profile } }: { record: AlumniRecord }) {
  return (
    <>
      {profile.bio && <p className={styles.bio}>{profile.bio}</p>}
      <Grid column="20rem" gap={6}>
        {(['Kontak', 'Akademik', 'Pekerjaan'] as const).map((title) => (
          <FactSection key={title} title={title}>
            <dl>
              <Facts
                of={alumniFields}
                row={profile}
                names={alumniGroups[title].flat().filter((name) => !shownElsewhere.includes(name))}
              />
              {title === 'Kontak' && (
                <NamedFact label="Akun">{userId ? 'Terhubung' : 'Belum memiliki akun'}</NamedFact>
              )}
            </dl>
          </FactSection>
        ))}
      </Grid>
    </>
  );
}

const shownElsewhere: readonly string[] = [...identityFields, 'bio'];

/** What a decision on the person rests on. */
export function Identity({ record: { email, profile } }: { record: AlumniRecord }) {
  return (
    <FactSection title="Data diri">
      <dl className={styles.identity}>
        <Facts of={alumniFields} row={profile} names={identityFields} />
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
      <Stack gap={1} style={{ flex: '1 1 12rem' }}>
        <Cluster as="p" align="start">
          <AlumniBadges alumnus={record} />
          {specialBadge && <Badge tone="special">{specialBadge}</Badge>}
        </Cluster>
        <p>{[profile.jobTitle, profile.company, profile.location].filter(Boolean).join(' · ')}</p>
        <DecisionReason review={record} status={record.status} />
        {lacksConfirmation && <p>{confirmationNote}</p>}
        <Muted>{`Bergabung ${formatDate(createdAt)} · diperbarui ${formatDate(updatedAt)}`}</Muted>
      </Stack>
    </Cluster>
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
