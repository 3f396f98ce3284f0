import { useMutation } from '@portal/api/query';
import {
  cancelRegistrationOfMutation,
  type ListedRegistration,
} from '@portal/api/registration/admin';
import { cleanText } from '@portal/api/text';
import { ConfirmDialog, Stack, TextAreaField } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';

interface CancelRegistrationProps {
  registration: ListedRegistration;
  onClose: () => void;
}

/** Requires a reason, which the registered person reads. */
export function CancelRegistration({ registration, onClose }: CancelRegistrationProps) {
  const { id, name } = registration;
  const [reason, setReason] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { mutateAsync } = useMutation(cancelRegistrationOfMutation());
  const cancel = async () => {
    setIsSubmitted(true);
    if (cleanText(reason) === '' || cleanText(reason).length > 300) return;
    await mutateAsync({ id, reason: cleanText(reason) });
    showToast({ tone: 'success', title: 'Pendaftaran Dibatalkan', description: name });
    onClose();
  };
  return (
    <ConfirmDialog
      title="Batalkan pendaftaran ini?"
      confirmLabel="Batalkan pendaftaran"
      keepLabel="Tidak, tetap terdaftar"
      // The mutation reports a failure; the reason stays in the field.
      onConfirm={() => cancel().catch(() => undefined)}
      onClose={onClose}
    >
      <Stack>
        <p>
          <strong>{name}</strong> kehilangan tempatnya, dan yang menunggu mendapat gilirannya.
          Alasannya dibaca di notifikasi, jika orang ini punya akun.
        </p>
        <TextAreaField
          label="Alasan"
          rows={3}
          limit={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isSubmitted && cleanText(reason) === '' ? 'Alasan harus diisi.' : undefined}
        />
      </Stack>
    </ConfirmDialog>
  );
}
