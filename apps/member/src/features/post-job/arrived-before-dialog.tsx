import { Button, Dialog } from '@portal/ui';

interface ArrivedBeforeDialogProps {
  finish: () => void;
  proposeAnew: () => void;
  close: () => void;
}

/** The answer to an earlier attempt got lost, and the words were changed since: nobody but the poster knows which he wants. */
export function ArrivedBeforeDialog({ finish, proposeAnew, close }: ArrivedBeforeDialogProps) {
  return (
    <Dialog
      title="Pengajuan sebelumnya sudah diterima"
      onClose={close}
      footer={
        <>
          <Button onClick={finish}>Cukup yang sudah diterima</Button>
          <Button variant="secondary" onClick={proposeAnew}>
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
      <p>Untuk mengubah yang sudah diterima, hubungi pengurus.</p>
    </Dialog>
  );
}
