import {
  type AdminOrganizationMember,
  memberMutations,
  type OrderChange,
  orderAfterMove,
} from '@portal/api/organization/admin';
import { useMutation } from '@portal/api/query';
import { Grid, Stack, Title, useFocusKeeper, VisuallyHidden } from '@portal/ui';
import { useId, useRef, useState } from 'react';
import { useOneAtATime } from '../../frame/use-one-at-a-time.ts';
import { MoveButtons } from '../../table/move-buttons.tsx';
import { AdminMemberCard } from './admin-member-card.tsx';
import styles from './member-group.module.css';

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
  const [announcement, setAnnouncement] = useState('');
  const { mutateAsync } = useMutation(memberMutations.move());
  const { isBusy, run: move } = useOneAtATime((changes: OrderChange[]) =>
    mutateAsync(changes).catch(() => undefined),
  );
  return (
    <Stack as="section" ref={group} aria-labelledby={titleId} onFocus={followFocus}>
      <Title id={titleId} ref={title} tabIndex={-1}>
        <span>{label}</span> <span className={styles.count}>{`(${members.length})`}</span>
      </Title>
      {members.length === 0 && <p className={styles.empty}>Tidak ada anggota di kategori ini.</p>}
      <Grid as="ul" column="20rem" keepsColumns gap={4}>
        {members.map((member, index) => (
          <AdminMemberCard
            key={member.id}
            member={member}
            isMoving={isBusy}
            moves={
              <MoveButtons
                name={member.fields.name}
                place={index}
                count={members.length}
                isBusy={isBusy}
                onMove={(step) => move(orderAfterMove(members, member.id, step))}
                onMoved={setAnnouncement}
              />
            }
            onEdit={() => onEdit(member)}
            onRemove={() => onRemove(member)}
          />
        ))}
      </Grid>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Stack>
  );
}
