import type { AdminOrganizationMember } from '@portal/api/organization/admin';
import { Stack, Title, useFocusKeeper, VisuallyHidden } from '@portal/ui';
import { useId, useRef } from 'react';
import { AdminMemberCard } from './admin-member-card.tsx';
import styles from './member-group.module.css';
import { useMoveMember } from './use-move-member.ts';

interface MemberGroupProps {
  label: string;
  members: AdminOrganizationMember[];
  onEdit: (member: AdminOrganizationMember) => void;
  onRemove: (member: AdminOrganizationMember) => void;
}

/** One category with its members in the order in which visitors see them. */
export function MemberGroup({ label, members, onEdit, onRemove }: MemberGroupProps) {
  const titleId = useId();
  const group = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const followFocus = useFocusKeeper(group, title);
  const { announcement, isMoving, move } = useMoveMember(members);
  return (
    <Stack as="section" ref={group} aria-labelledby={titleId} onFocus={followFocus}>
      <Title id={titleId} ref={title} tabIndex={-1}>
        <span>{label}</span> <span className={styles.count}>{`(${members.length})`}</span>
      </Title>
      {members.length === 0 && <p className={styles.empty}>Tidak ada anggota di kategori ini.</p>}
      <ul className={styles.cards}>
        {members.map((member, index) => (
          <AdminMemberCard
            key={member.id}
            member={member}
            isFirst={index === 0}
            isLast={index === members.length - 1}
            isMoving={isMoving}
            onMove={(step) => move({ member, step })}
            onEdit={() => onEdit(member)}
            onRemove={() => onRemove(member)}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Stack>
  );
}
