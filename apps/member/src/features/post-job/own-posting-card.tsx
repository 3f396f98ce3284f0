import type { JobStatus, OwnJobPosting } from '@portal/api/job-posting';
import { Link } from '@portal/federation/router';
import {
  Badge,
  type BadgeTone,
  buttonClass,
  Cluster,
  cardClass,
  classNames,
  formatDate,
  Muted,
} from '@portal/ui';
import styles from './own-posting-card.module.css';

const statuses: Record<JobStatus, { label: string; tone: BadgeTone }> = {
  pending: { label: 'Menunggu Persetujuan', tone: 'warning' },
  approved: { label: 'Ditayangkan', tone: 'success' },
  rejected: { label: 'Ditolak', tone: 'danger' },
  closed: { label: 'Ditutup', tone: 'neutral' },
};

export function OwnPostingCard({ posting }: { posting: OwnJobPosting }) {
  const { id, title, companyName, status, postedAt } = posting;
  const { label, tone } = statuses[status];
  const postedOn = formatDate(postedAt);
  return (
    <li id={`lowongan-${id}`} tabIndex={-1} className={classNames(cardClass(), styles.card)}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <Muted className={styles.facts}>
          {postedOn ? `${companyName} · Diajukan ${postedOn}` : companyName}
        </Muted>
      </div>
      <Cluster gap={4} rowGap={2} align="center" className={styles.state}>
        <Badge tone={tone}>{label}</Badge>
        {status === 'approved' && (
          <Link
            to={`/lowongan#job-${id}`}
            className={buttonClass({ variant: 'ghost', size: 'small' })}
            aria-label={`Lihat lowongan ${title}`}
          >
            Lihat lowongan
          </Link>
        )}
      </Cluster>
    </li>
  );
}
