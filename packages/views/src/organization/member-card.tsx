import type { OrganizationMember } from '@portal/api/organization';
import { Avatar, cardClass, classNames, Muted } from '@portal/ui';
import styles from './member-card.module.css';

/** The small card, for all categories except the core board. */
export function MemberCard({ member }: { member: OrganizationMember }) {
  return (
    <li className={classNames(cardClass({ isFlush: true }), styles.card)}>
      <Avatar name={member.name} src={member.imageUrl} size={64} />
      <div>
        <h4 className={styles.name}>{member.name}</h4>
        <p className={styles.position}>{member.position}</p>
      </div>
      {member.jobDescription && <Muted className={styles.job}>{member.jobDescription}</Muted>}
    </li>
  );
}
