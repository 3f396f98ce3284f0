import { MailOutlined } from '@ant-design/icons';
import type { AlumniRecord, ListedAlumni } from '@portal/api/alumni/admin';
import { Badge, VisuallyHidden } from '@portal/ui';
import { StatusBadge, secondLook } from '../../table/table-column.tsx';
import { alumniStatusInfo } from './alumni-status.ts';

interface AlumniBadgesProps {
  alumnus: Pick<ListedAlumni | AlumniRecord, 'status' | 'reason' | 'lacksConfirmation'>;
  /** For the row of a list: an icon replaces the longer texts. */
  isShort?: boolean;
}

const unconfirmed = 'Email belum dikonfirmasi';

/** The validation status, and what prevents the validation. */
export function AlumniBadges({ alumnus, isShort = false }: AlumniBadgesProps) {
  return (
    <>
      <StatusBadge
        {...(secondLook(alumnus) ?? alumniStatusInfo[alumnus.status])}
        reason={alumnus.reason}
      />
      {alumnus.lacksConfirmation &&
        (isShort ? (
          <span title={unconfirmed}>
            <MailOutlined aria-hidden />
            <VisuallyHidden> {unconfirmed}</VisuallyHidden>
          </span>
        ) : (
          <Badge tone="neutral">{unconfirmed}</Badge>
        ))}
    </>
  );
}
