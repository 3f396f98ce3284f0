import type { ListedAlumni, ValidationStatus } from '@portal/api/alumni/admin';
import { Button } from 'antd';

interface BulkActionsProps {
  alumni: readonly ListedAlumni[];
  isPending: boolean;
  onDecide: (alumni: readonly ListedAlumni[], status: ValidationStatus) => void;
}

export function BulkActions({ alumni, isPending, onDecide }: BulkActionsProps) {
  return (
    <>
      <Button type="primary" loading={isPending} onClick={() => onDecide(alumni, 'verified')}>
        Verifikasi yang dipilih
      </Button>
      <Button danger disabled={isPending} onClick={() => onDecide(alumni, 'rejected')}>
        Tolak yang dipilih
      </Button>
    </>
  );
}
