import { Button } from '../action/button.tsx';
import { Dialog } from './dialog.tsx';

/** The question of `useLeaveGuard` in `@portal/federation`. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog
      title="Perubahan belum disimpan"
      onClose={onStay}
      footer={
        <>
          <Button onClick={onStay}>Tetap di halaman ini</Button>
          <Button variant="secondary" onClick={onLeave}>
            Tinggalkan tanpa menyimpan
          </Button>
        </>
      }
    >
      <p>Jika Anda meninggalkan halaman ini sekarang, perubahan yang belum disimpan akan hilang.</p>
    </Dialog>
  );
}
