import type { OwnRegistration } from '@portal/api/registration';
import { ConfirmDialog } from '@portal/ui';

interface CancelQuestionProps {
  registration: Pick<OwnRegistration, 'title' | 'status'>;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms that the user gives up a seat or a place in the queue, and says what happens to it. */
export function CancelQuestion({ registration, ...dialog }: CancelQuestionProps) {
  return (
    <ConfirmDialog
      title="Batalkan pendaftaran?"
      confirmLabel="Ya, batalkan"
      keepLabel="Tidak, tetap terdaftar"
      {...dialog}
    >
      <p>
        {`${registration.title}. ${
          registration.status === 'waiting'
            ? 'Urutan Anda di daftar tunggu hilang.'
            : 'Tempat Anda langsung diberikan kepada yang menunggu.'
        } Anda hanya dapat mendaftar lagi selama pendaftaran dibuka.`}
      </p>
    </ConfirmDialog>
  );
}
