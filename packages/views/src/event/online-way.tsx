import type { OwnRegistration } from '@portal/api/registration';
import { buttonClass, Cluster, OutsideLink, safeLink } from '@portal/ui';
import { Video } from 'lucide-react';

/** Leads a participant to where an online event meets; nothing for those who may not know. */
export function OnlineWay({ onlineLink }: Pick<OwnRegistration, 'onlineLink'>) {
  const link = safeLink(onlineLink);
  if (!link) return null;
  return (
    <Cluster fillsPhone data-print="hidden">
      <OutsideLink href={link} className={buttonClass({ variant: 'secondary' })}>
        <Video aria-hidden="true" />
        <span>{`Ikuti daring di ${new URL(link).hostname}`}</span>
      </OutsideLink>
    </Cluster>
  );
}
