import { useMutation } from '@portal/api/query';
import {
  attendanceMutation,
  type ListedRegistration,
  moveRegistrationUpMutation,
} from '@portal/api/registration/admin';
import { classNames } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Button } from 'antd';
import { useOneAtATime } from '../../../frame/use-one-at-a-time.ts';
import styles from '../../../list/row-actions.module.css';

interface RegistrationActionsProps {
  registration: ListedRegistration;
  onCancel: (registration: ListedRegistration) => void;
}

export function RegistrationActions(props: RegistrationActionsProps) {
  const { status } = props.registration;
  if (status === 'cancelled') return null;
  return (
    <div className={classNames(styles.actions)}>
      {status === 'attended' ? <TakeBack {...props} /> : <QueueActions {...props} />}
    </div>
  );
}

function TakeBack({ registration: { id, name } }: RegistrationActionsProps) {
  const { mutateAsync } = useMutation(attendanceMutation());
  const { isBusy, run: set } = useOneAtATime(async (isPresent: boolean) => {
    await mutateAsync({ id, isPresent });
    showToast({
      tone: 'success',
      title: isPresent ? 'Kehadiran Dikembalikan' : 'Kehadiran Dibatalkan',
      description: name,
      ...(!isPresent && { action: { label: 'Urungkan', run: () => press(true) } }),
    });
  });
  // The mutation reports a failure.
  const press = (isPresent: boolean) => void set(isPresent).catch(() => undefined);
  return (
    <Button
      size="small"
      loading={isBusy}
      aria-label={`Batalkan hadir ${name}`}
      onClick={() => press(false)}
    >
      Batalkan hadir
    </Button>
  );
}

function QueueActions({ registration, onCancel }: RegistrationActionsProps) {
  const { id, name, status } = registration;
  const { mutateAsync } = useMutation(moveRegistrationUpMutation());
  const { isBusy, run: moveUp } = useOneAtATime(async () => {
    await mutateAsync(id);
    showToast({ tone: 'success', title: 'Peserta Didahulukan', description: name });
  });
  return (
    <>
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
    </>
  );
}
