import type { OrganizationMember } from '@portal/api/organization';
import { cardClass, classNames, initials, Muted } from '@portal/ui';
import { useState } from 'react';
import styles from './portrait-card.module.css';

/** The large card of the core board. */
export function PortraitCard({ member }: { member: OrganizationMember }) {
  return (
    <li className={classNames(cardClass({ isFlush: true }), styles.card)}>
      <Portrait name={member.name} url={member.imageUrl} />
      <div className={styles.body}>
        <h4>{member.name}</h4>
        <p className={styles.position}>{member.position}</p>
        {member.jobDescription && <Muted className={styles.job}>{member.jobDescription}</Muted>}
      </div>
    </li>
  );
}

function Portrait({ name, url }: { name: string; url: string | null }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (!url || url === failedUrl) {
    return (
      <span className={styles.placeholder} data-ground="night" aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  return (
    <img
      className={styles.portrait}
      src={url}
      alt={`Foto ${name}`}
      width={400}
      height={400}
      loading="lazy"
      decoding="async"
      onError={() => setFailedUrl(url)}
    />
  );
}
