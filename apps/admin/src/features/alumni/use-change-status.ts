import { decideOnAlumniMutation, type ValidationStatus } from '@portal/api/alumni/admin';
import { useMutation } from '@portal/api/query';
import { statusChanger } from '../../table/status-changer.ts';
import { statusLabels } from './alumni-status.ts';

interface Alumnus {
  id: string;
  fullName: string;
  status: ValidationStatus;
}

/** Verifies or rejects with one press; the toast offers to undo it. */
export function useChangeStatus() {
  const { mutateAsync } = useMutation(decideOnAlumniMutation());
  const change = statusChanger<ValidationStatus>(
    ({ id, status }) => mutateAsync({ id, standing: { status } }),
    { title: 'Status Alumni Diperbarui', labels: statusLabels },
  );
  return ({ id, fullName, status: former }: Alumnus, status: ValidationStatus) =>
    change({ id, former, status }, fullName);
}
