import type { DirectoryEntry } from '@portal/api/directory';
import {
  Avatar,
  Badge,
  Button,
  Cluster,
  cardClass,
  cardTarget,
  classNames,
  Fact,
  Muted,
  VisuallyHidden,
} from '@portal/ui';
import { Briefcase, Cpu, MapPin } from 'lucide-react';
import styles from './alumni-card.module.css';

interface AlumniCardProps {
  entry: DirectoryEntry;
  onOpenProfile: (id: string) => void;
}

export function AlumniCard({ entry, onOpenProfile }: AlumniCardProps) {
  const { displayName, entryYear, jobTitle, company, specialBadge } = entry;
  return (
    <li
      id={`alumni-${entry.id}`}
      tabIndex={-1}
      className={classNames(cardClass({ isInteractive: true }), styles.card)}
    >
      <div className={styles.head}>
        <Avatar name={displayName} src={entry.profileImageUrl} size={72} isRinged />
      </div>
      <h3 className={styles.name}>{displayName}</h3>
      {entryYear && <Muted className={styles.year}>{`Angkatan ${entryYear}`}</Muted>}
      <Cluster as="p" align="start" className={styles.badges}>
        {entry.isOwn && <Badge tone="info">Ini Anda</Badge>}
        <Badge tone="verified">Verified</Badge>
        {specialBadge && <Badge tone="special">{specialBadge}</Badge>}
      </Cluster>
      <Muted as="dl" className={styles.facts}>
        <Fact
          icon={Briefcase}
          label="Pekerjaan"
          text={[jobTitle, company].filter(Boolean).join(' · ')}
        />
        <Fact icon={MapPin} label="Lokasi" text={entry.location} />
        <Fact icon={Cpu} label="Konsentrasi" text={entry.concentration} />
      </Muted>
      <Button
        variant="secondary"
        isWide
        className={classNames(styles.open, cardTarget)}
        data-print="hidden"
        onClick={() => onOpenProfile(entry.id)}
      >
        Lihat Profil Lengkap
        <VisuallyHidden>{`: ${displayName}`}</VisuallyHidden>
      </Button>
    </li>
  );
}
