import type { ApprovedJob } from '@portal/api/job-posting';
import { Button, buttonClass, classNames, safeLink, VisuallyHidden } from '@portal/ui';
import { ExternalLink } from 'lucide-react';
import styles from './job-application.module.css';

/** The way to apply, on somebody else's site. A link that may not be followed is shown as the text that it is. */
export function JobApplication({ job }: { job: ApprovedJob }) {
  const link = safeLink(job.applicationLink);
  if (link) {
    return (
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className={classNames(buttonClass(), styles.apply)}
      >
        Lamar Sekarang
        <VisuallyHidden>untuk {job.title} (tab baru)</VisuallyHidden>
        <ExternalLink aria-hidden="true" />
      </a>
    );
  }
  return (
    <>
      {job.applicationLink && <p className={styles.refused}>{job.applicationLink}</p>}
      <Button variant="secondary" disabled>
        Detail Tidak Tersedia
      </Button>
    </>
  );
}
