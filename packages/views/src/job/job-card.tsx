import type { ApprovedJob } from '@portal/api/job-posting';
import {
  Avatar,
  Badge,
  Cluster,
  cardClass,
  clampedClass,
  classNames,
  formatDate,
  Muted,
  postingMark,
  Skeleton,
} from '@portal/ui';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { JobApplication } from './job-application.tsx';
import styles from './job-card.module.css';

export function JobCard({ job, isLinked }: { job: ApprovedJob; isLinked: boolean }) {
  const { postedAt, deadline } = job;
  const mark = postingMark(job);
  return (
    <li
      id={`job-${job.id}`}
      tabIndex={-1}
      className={classNames(cardClass({ isLinked }), styles.card)}
    >
      <Cluster gap={4} align="start" isOneLine className={styles.head}>
        <Avatar name={job.companyName} src={job.logoUrl} size={56} className={styles.logo} />
        <div>
          <h2 className={styles.title}>{job.title}</h2>
          <p className={styles.company}>{job.companyName}</p>
        </div>
      </Cluster>
      <Cluster gap={4} rowGap={2} align="center" className={styles.facts}>
        {mark && <Badge tone={mark.tone}>{mark.label}</Badge>}
        {job.type && <Badge tone="info">{job.type}</Badge>}
        {job.location && (
          <span className={styles.location}>
            <MapPin aria-hidden="true" size={16} />
            <span>{job.location}</span>
          </span>
        )}
      </Cluster>
      <JobDescription text={job.description} />
      <Cluster gap={3} align="center" justify="space-between" className={styles.foot}>
        <div>
          {postedAt && <Muted>{`Diposting ${formatDate(postedAt)}`}</Muted>}
          {deadline && <Muted>{`Batas lamaran ${formatDate(deadline)}`}</Muted>}
        </div>
        <JobApplication job={job} />
      </Cluster>
    </li>
  );
}

/** About four lines of a card. */
const shortLength = 240;

/** The whole text is in the page, so that search and print include it. A long text is collapsed until the user opens it. */
function JobDescription({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > shortLength || text.split('\n').length > 4;
  return (
    <div>
      <p className={classNames(styles.text, isLong && !isOpen && clampedClass)}>{text}</p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          className={styles.toggle}
          data-print="hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Ringkas' : 'Baca selengkapnya'}
        </button>
      )}
    </div>
  );
}

const shapes = ['one', 'two', 'three', 'four'];

/** Four cards without content. */
export function JobCardShapes() {
  return shapes.map((shape) => (
    <li key={shape} className={classNames(cardClass(), styles.card)}>
      <Cluster gap={4} align="start" isOneLine className={styles.head}>
        <Skeleton width={56} height={56} />
        <Skeleton width="60%" height="1.5rem" />
      </Cluster>
      <Skeleton width="70%" />
      <Skeleton height="6rem" />
      <Skeleton height="2.75rem" />
    </li>
  ));
}
