import type { ApprovedJob } from '@portal/api/job-posting';
import {
  Button,
  buttonClass,
  classNames,
  Muted,
  OutsideLink,
  safeLink,
  VisuallyHidden,
} from '@portal/ui';
import { ExternalLink } from 'lucide-react';
import styles from './job-application.module.css';

/** The link to the employer's own application page. A link that is not safe to follow is shown as text. */
export function JobApplication({ job }: { job: ApprovedJob }) {
  const link = safeLink(job.applicationLink);
  if (link) {
    return (
      <OutsideLink href={link} className={classNames(buttonClass(), styles.apply)}>
        Lamar Sekarang
        <VisuallyHidden>{`untuk ${job.title} (tab baru)`}</VisuallyHidden>
        <ExternalLink aria-hidden="true" />
      </OutsideLink>
    );
  }
  return (
    <>
      {job.applicationLink && <Muted className={styles.refused}>{job.applicationLink}</Muted>}
      <Button variant="secondary" disabled>
        Detail Tidak Tersedia
      </Button>
    </>
  );
}
