import { useMutation } from '@portal/api/query';
import {
  type ListedRegistration,
  moveRegistrationUpMutation,
} from '@portal/api/registration/admin';
import { classNames } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Button } from 'antd';
import { useOneAtATime } from '../../../drawer/use-one-at-a-time.ts';
import styles from '../../../list/row-actions.module.css';

interface RegistrationActionsProps {
  registration: ListedRegistration;
  onCancel: (registration: ListedRegistration) => void;
}

export function RegistrationActions({ registration, onCancel }: RegistrationActionsProps) {
  const { id, name, status } = registration;
  const { mutateAsync } = useMutation(moveRegistrationUpMutation());
  const { isBusy, run: moveUp } = useOneAtATime(async () => {
    await mutateAsync(id);
    showToast({ tone: 'success', title: 'Peserta Didahulukan', description: name });
  });
  if (status !== 'registered' && status !== 'waiting') return null;
  return (
    <div className={classNames(styles.actions)}>
      {status === 'waiting' && (
        <Button
          size="small"
          loading={isBusy}
          aria-label={`Dahulukan ${name}`}
          // The mutation reports a failure.
          onClick={() => void moveUp(undefined).catch(() => undefined)}
        >
          Dahulukan
        </Button>
      )}
      <Button size="small" aria-label={`Batalkan ${name}`} onClick={() => onCancel(registration)}>
        Batalkan
      </Button>
    </div>
  );
}
