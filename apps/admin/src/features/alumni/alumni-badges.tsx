import type { AlumniRecord, ListedAlumni } from '@portal/api/alumni/admin';
import { Badge } from '@portal/ui';
import { alumniStatusInfo } from './alumni-status.ts';

interface AlumniBadgesProps {
  alumnus: Pick<ListedAlumni | AlumniRecord, 'status' | 'lacksConfirmation'>;
}

/** The state of validation, and what stands in its way. */
export function AlumniBadges({ alumnus: { status, lacksConfirmation } }: AlumniBadgesProps) {
  const { tone, label } = alumniStatusInfo[status];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {lacksConfirmation && <Badge tone="neutral">Email belum dikonfirmasi</Badge>}
    </>
  );
}
