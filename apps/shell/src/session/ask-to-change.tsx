import { Button, Dialog } from '@portal/ui';
import { createRoot } from 'react-dom/client';

/** Renders into a root of its own, so that no page loads this code for a question that is rarely asked. Closing the dialog keeps the account. */
export function askToChange(current: string, other: string): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (isChange: boolean) => {
      root.unmount();
      place.remove();
      resolve(isChange);
    };
    root.render(<ChangeDialog current={current} other={other} onAnswer={answer} />);
  });
}

interface ChangeDialogProps {
  current: string;
  other: string;
  onAnswer: (isChange: boolean) => void;
}

function ChangeDialog({ current, other, onAnswer }: ChangeDialogProps) {
  return (
    <Dialog
      title="Tautan ini milik akun lain"
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{`Tetap sebagai ${current}`}</Button>
          <Button variant="secondary" onClick={() => onAnswer(true)}>
            Ganti akun
          </Button>
        </>
      }
    >
      <p>
        Anda sedang masuk sebagai <strong>{current}</strong>. Tautan yang Anda buka milik{' '}
        <strong>{other}</strong>.
      </p>
      <p>Ganti akun hanya jika akun itu milik Anda.</p>
    </Dialog>
  );
}
