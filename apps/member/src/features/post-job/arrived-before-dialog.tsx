import { Button, Dialog } from '@portal/ui';

interface ArrivedBeforeDialogProps {
  finish: () => void;
  proposeAgain: () => void;
  close: () => void;
}

/** The service stored an earlier attempt although its answer got lost, and the form has changed since: the user chooses the proposal. */
export function ArrivedBeforeDialog({ finish, proposeAgain, close }: ArrivedBeforeDialogProps) {
  return (
    <Dialog
      title="Pengajuan sebelumnya sudah diterima"
      onClose={close}
      footer={
        <>
          <Button onClick={finish}>Cukup yang sudah diterima</Button>
          <Button variant="secondary" onClick={proposeAgain}>
            Ajukan juga isian baru ini
          </Button>
          <Button variant="ghost" onClick={close}>
            Batal
          </Button>
        </>
      }
    >
      <p>
        Jawaban atas pengajuan Anda tadi hilang di jalan, tetapi lowongannya sudah tersimpan dan
        menunggu persetujuan admin. Isian yang Anda ubah sesudahnya belum terkirim.
      </p>
      <p>Yang sudah diterima dapat Anda ubah di bawah formulir.</p>
    </Dialog>
  );
}
