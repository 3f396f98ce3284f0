import { MailOutlined } from '@ant-design/icons';
import type { AlumniRecord, ListedAlumni } from '@portal/api/alumni/admin';
import { Badge, VisuallyHidden } from '@portal/ui';
import { alumniStatusInfo } from './alumni-status.ts';

interface AlumniBadgesProps {
  alumnus: Pick<ListedAlumni | AlumniRecord, 'status' | 'lacksConfirmation'>;
  /** For the row of a list: an icon replaces the longer texts. */
  isShort?: boolean;
}

const unconfirmed = 'Email belum dikonfirmasi';

/** The validation status, and what prevents the validation. */
export function AlumniBadges({ alumnus, isShort = false }: AlumniBadgesProps) {
  const { tone, label } = alumniStatusInfo[alumnus.status];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
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
