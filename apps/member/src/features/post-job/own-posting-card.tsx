import { isAskedAgain } from '@portal/api/decision';
import type { JobStatus, OwnJobPosting } from '@portal/api/job-posting';
import {
  Badge,
  type BadgeTone,
  Cluster,
  cardClass,
  classNames,
  daysAhead,
  formatDate,
  Muted,
  postingMark,
  Stack,
} from '@portal/ui';
import { statusWords } from '@portal/views/status';
import { Reason } from '../../review/refusal.tsx';
import styles from './own-posting-card.module.css';
import { PostingActions } from './posting-actions.tsx';

const statuses: Record<JobStatus, { label: string; tone: BadgeTone }> = {
  ...statusWords.job_postings,
  pending: { label: 'Menunggu Persetujuan', tone: 'warning' },
  approved: { label: 'Ditayangkan', tone: 'success' },
};

/** The label of its state: an approved job is over after its last day, and a rejected one may be looked at again. */
function stateOf(posting: OwnJobPosting): { label: string; tone: BadgeTone } {
  const { status, deadline } = posting;
  if (status === 'approved' && daysAhead(deadline) < 0)
    return { label: 'Berakhir', tone: 'neutral' };
  if (status === 'pending' && isAskedAgain(posting)) {
    return { label: 'Sedang Ditinjau Ulang', tone: 'warning' };
  }
  return statuses[status];
}

interface OwnPostingCardProps {
  posting: OwnJobPosting;
  canPost: boolean;
}

export function OwnPostingCard({ posting, canPost }: OwnPostingCardProps) {
  const { id, title, companyName, status, postedAt, decidedAt, deadline, decisionNote } = posting;
  const { label, tone } = stateOf(posting);
  // Its days count from the approval, as for visitors.
  const mark =
    status === 'approved' ? postingMark({ deadline, postedAt: decidedAt || postedAt }) : null;
  const facts = [
    companyName,
    postedAt && `Diajukan ${formatDate(postedAt)}`,
    deadline ? `Batas lamaran ${formatDate(deadline)}` : 'Tanpa batas lamaran',
  ];
  return (
    <li id={`lowongan-${id}`} tabIndex={-1} className={classNames(cardClass(), styles.card)}>
      <Stack gap={1} style={{ flex: '1 1 18rem' }}>
        <h3 className={styles.title}>{title}</h3>
        <Muted>{facts.filter(Boolean).join(' · ')}</Muted>
        {status === 'rejected' && <Reason note={decisionNote} />}
        {status === 'rejected' && daysAhead(deadline) < 0 && (
          <p>Batas lamarannya sudah lewat. Ubah batasnya, lalu ajukan ulang.</p>
        )}
      </Stack>
      <Cluster gap={2} align="center" className={styles.state}>
        {mark && !(daysAhead(deadline) < 0) && <Badge tone={mark.tone}>{mark.label}</Badge>}
        <Badge tone={tone}>{label}</Badge>
      </Cluster>
      <Cluster gap={3} className={styles.actions}>
        <PostingActions posting={posting} canPost={canPost} />
      </Cluster>
    </li>
  );
}
