import { deleteAlumniMutation } from '@portal/api/alumni/admin';
import { useMutation } from '@portal/api/query';
import { showToast } from '@portal/ui/toast';
import { ConfirmRemoval } from '../../form/confirm-removal.tsx';

/** The alumnus whose removal is being asked about. */
export interface Leaving {
  id: string;
  fullName: string;
  hasAccount: boolean;
}

interface RemoveAlumniProps {
  alumnus: Leaving;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveAlumni({ alumnus, onRemoved, onClose }: RemoveAlumniProps) {
  const { mutateAsync } = useMutation(deleteAlumniMutation());
  const remove = async () => {
    await mutateAsync(alumnus.id);
    showToast({ tone: 'success', title: 'Data alumni telah dihapus' });
    onRemoved();
  };
  return (
    <ConfirmRemoval noun="alumni" name={alumnus.fullName} onRemove={remove} onClose={onClose}>
      <p>
        Riwayat pekerjaannya ikut terhapus.{' '}
        {alumnus.hasAccount
          ? 'Akunnya tetap ada: ia masih dapat masuk, melihat ‘Profil Alumni Belum Ada’, dan dapat mengisi profil baru.'
          : 'Alumni ini belum memiliki akun.'}
      </p>
    </ConfirmRemoval>
  );
}
