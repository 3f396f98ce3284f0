import type { OwnRegistration } from '@portal/api/registration';
import { type ButtonLook, buttonClass, Cluster, OutsideLink, safeLink } from '@portal/ui';
import { Video } from 'lucide-react';

interface OnlineWayProps extends Pick<OwnRegistration, 'onlineLink' | 'title'> {
  size?: ButtonLook['size'];
}

/** Leads a participant to where an online event meets; nothing for those who may not know. */
export function OnlineWay({ onlineLink, title, size }: OnlineWayProps) {
  const link = safeLink(onlineLink);
  if (!link) return null;
  const label = `Ikuti daring di ${new URL(link).hostname}`;
  return (
    <Cluster fillsPhone data-print="hidden">
      <OutsideLink
        href={link}
        aria-label={`${label}: ${title}`}
        className={buttonClass({ variant: 'secondary', size })}
      >
        <Video aria-hidden="true" />
        <span>{label}</span>
      </OutsideLink>
    </Cluster>
  );
}
