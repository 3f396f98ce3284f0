import {
  type AdminOrganizationMember,
  memberMutations,
  orderAfterMove,
} from '@portal/api/organization/admin';
import { useMutation } from '@portal/api/query';
import { useEffect, useRef, useState } from 'react';
import { useOneAtATime } from '../../drawer/use-one-at-a-time.ts';
import { type MoveStep, moveButtonId } from '../../table/move-buttons.tsx';

interface Move {
  member: AdminOrganizationMember;
  step: MoveStep;
}

/**
 * Moves a member within their category and announces the new position. A card that moves in the DOM loses the focus, so it is set
 * again: on the pressed button, or on the opposite one at the end of the list.
 */
export function useMoveMember(members: readonly AdminOrganizationMember[]) {
  const { mutateAsync } = useMutation(memberMutations.move());
  const [announcement, setAnnouncement] = useState('');
  const movedButton = useRef<{ id: string; oppositeId: string } | null>(null);

  const { isBusy, run: move } = useOneAtATime(async ({ member, step }: Move) => {
    const changes = orderAfterMove(members, member.id, step);
    if (changes.length === 0) return;
    const place = members.indexOf(member) + step + 1;
    movedButton.current = {
      id: moveButtonId(member.id, step),
      oppositeId: moveButtonId(member.id, step < 0 ? 1 : -1),
    };
    await mutateAsync(changes).then(
      () =>
        setAnnouncement(`${member.fields.name} kini di urutan ${place} dari ${members.length}.`),
      () => undefined,
    );
  });

  useEffect(() => {
    if (isBusy || !movedButton.current) return;
    const { id, oppositeId } = movedButton.current;
    movedButton.current = null;
    const button = document.getElementById(id);
    const target = button?.hasAttribute('disabled') ? document.getElementById(oppositeId) : button;
    target?.focus();
  }, [isBusy]);

  return { announcement, isMoving: isBusy, move };
}
