import type { ApprovedJob } from '@portal/api/job-posting';
import { Avatar, Badge, cardClass, classNames, formatDate, Muted } from '@portal/ui';
import { MapPin } from 'lucide-react';
import { JobApplication } from './job-application.tsx';
import styles from './job-card.module.css';
import { JobDescription } from './job-description.tsx';

export function JobCard({ job, isLinked }: { job: ApprovedJob; isLinked: boolean }) {
  const postedOn = formatDate(job.postedAt);
  return (
    <li
      id={`job-${job.id}`}
      tabIndex={-1}
      className={classNames(cardClass({ isLinked }), styles.card)}
    >
      <div className={styles.head}>
        <Avatar name={job.companyName} src={job.logoUrl} size={56} className={styles.logo} />
        <div className={styles.names}>
          <h2 className={styles.title}>{job.title}</h2>
          <p className={styles.company}>{job.companyName}</p>
        </div>
      </div>
      <div className={styles.facts}>
        {job.type && <Badge tone="info">{job.type}</Badge>}
        {job.location && (
          <span className={styles.location}>
            <MapPin aria-hidden="true" size={16} />
            {job.location}
          </span>
        )}
      </div>
      <JobDescription text={job.description} />
      <div className={styles.foot}>
        {postedOn && <Muted>Diposting {postedOn}</Muted>}
        <JobApplication job={job} />
      </div>
    </li>
  );
}
