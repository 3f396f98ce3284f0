import type { AlumniRecord } from '@portal/api/alumni/admin';
import { Button } from 'antd';
import { statusSteps } from './alumni-status.ts';
import { useChangeStatus } from './use-change-status.ts';

/** 'Verifikasi' and 'Tolak', whichever would change something. */
export function DecisionButtons({ record }: { record: AlumniRecord }) {
  const changeStatus = useChangeStatus();
  const { id, status } = record;
  const { fullName } = record.profile;
  return statusSteps[status].map((step) => (
    <Button
      key={step.status}
      type={step.status === 'verified' ? 'primary' : 'default'}
      danger={step.status === 'rejected'}
      aria-label={`${step.label} ${fullName}`}
      onClick={() => changeStatus({ id, fullName, status }, step.status)}
    >
      {step.label}
    </Button>
  ));
}
