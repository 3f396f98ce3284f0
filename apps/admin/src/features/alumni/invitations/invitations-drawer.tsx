import { type InvitationYear, invitationYearsQuery } from '@portal/api/alumni-invitation';
import { useQuery } from '@portal/api/query';
import { EmptyState, formatNumber, Muted, QueryError, SkeletonGroup } from '@portal/ui';
import { Button } from 'antd';
import { SideDrawer } from '../../../drawer/side-drawer.tsx';
import styles from './invitations.module.css';
import { PeopleToInvite } from './people-to-invite.tsx';

const overview = 'angkatan';
const unknownYear = 'tanpa-angkatan';

interface InvitationsDrawerProps {
  /** A year of entry or 'tanpa-angkatan'; all else is the overview of all, 'angkatan'. */
  value: string;
  onChange: (value: string) => void;
  onClose: () => void;
}

/** Asks people who are in the records to join. */
export function InvitationsDrawer({ value, onChange, onClose }: InvitationsDrawerProps) {
  const isOverview = value !== unknownYear && !/^\d{4}$/.test(value);
  const year = value === unknownYear ? '' : value;
  return (
    <SideDrawer
      key={isOverview ? overview : 'people'}
      isLeavable
      title={isOverview ? 'Ajak bergabung' : `Ajak ${nameOf(year)}`}
      onClose={onClose}
      footer={!isOverview && <Button onClick={() => onChange(overview)}>Semua angkatan</Button>}
    >
      {isOverview ? (
        <Years onYear={(chosen) => onChange(chosen || unknownYear)} />
      ) : (
        <PeopleToInvite key={year} year={year} />
      )}
    </SideDrawer>
  );
}

const nameOf = (year: string) => (year ? `angkatan ${year}` : 'tanpa angkatan');

function Years({ onYear }: { onYear: (year: string) => void }) {
  const query = useQuery(invitationYearsQuery());
  if (query.error && !query.data) {
    return <QueryError isAnnounced title="Gagal memuat angkatan" query={query} />;
  }
  if (!query.data) return <SkeletonGroup shapes={['3rem', '3rem', '3rem']} />;
  if (query.data.length === 0) {
    return (
      <EmptyState
        drawing="inbox"
        title="Belum ada alumni"
        text="Impor atau tambahkan alumni dahulu."
      />
    );
  }
  return (
    <ul className={styles.list} aria-label="Angkatan">
      {query.data.map((one) => (
        <li key={one.year} className={styles.row}>
          <Counts {...one} />
          {one.joined < one.known ? (
            <Button aria-label={`Ajak ${nameOf(one.year)}`} onClick={() => onYear(one.year)}>
              Ajak
            </Button>
          ) : (
            <Muted>Semua sudah bergabung</Muted>
          )}
        </li>
      ))}
    </ul>
  );
}

function Counts({ year, known, joined, withoutAddress }: InvitationYear) {
  const counts = [
    `${formatNumber(known)} dikenal`,
    `${formatNumber(joined)} bergabung`,
    withoutAddress > 0 && `${formatNumber(withoutAddress)} tanpa email`,
  ];
  return (
    <div>
      <strong>{year ? `Angkatan ${year}` : 'Tanpa angkatan'}</strong>
      <Muted>{counts.filter(Boolean).join(' · ')}</Muted>
    </div>
  );
}
