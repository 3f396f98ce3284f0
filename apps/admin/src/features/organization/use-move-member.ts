import {
  type AdminOrganizationMember,
  moveMemberMutation,
  orderAfterMove,
} from '@portal/api/organization/admin';
import { useMutation } from '@portal/api/query';
import { useEffect, useRef, useState } from 'react';
import { useOneAtATime } from '../../form/use-one-at-a-time.ts';

interface Move {
  member: AdminOrganizationMember;
  step: -1 | 1;
}

export function moveButtonId(memberId: string, step: -1 | 1): string {
  return `${step < 0 ? 'naik' : 'turun'}-${memberId}`;
}

/**
 * Moves a member among those of his category and says where he stands now. The focus stays on the pressed button, or goes to its
 * twin where that way has ended: a card that changes its place in the page loses the focus.
 */
export function useMoveMember(members: readonly AdminOrganizationMember[]) {
  const { mutateAsync } = useMutation(moveMemberMutation());
  const [announcement, setAnnouncement] = useState('');
  const movedButton = useRef<{ id: string; twinId: string } | null>(null);

  const { isBusy, run: move } = useOneAtATime(async ({ member, step }: Move) => {
    const changes = orderAfterMove(members, member.id, step);
    if (changes.length === 0) return;
    const place = members.indexOf(member) + step + 1;
    movedButton.current = {
      id: moveButtonId(member.id, step),
      twinId: moveButtonId(member.id, step < 0 ? 1 : -1),
    };
    await mutateAsync(changes).then(
      () =>
        setAnnouncement(`${member.fields.name} kini di urutan ${place} dari ${members.length}.`),
      () => undefined,
    );
  });

  useEffect(() => {
    if (isBusy || !movedButton.current) return;
    const { id, twinId } = movedButton.current;
    movedButton.current = null;
    const button = document.getElementById(id);
    const target = button?.hasAttribute('disabled') ? document.getElementById(twinId) : button;
    target?.focus();
  }, [isBusy]);

  return { announcement, isMoving: isBusy, move };
}
