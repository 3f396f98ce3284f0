import { isApiError } from '@portal/api';
import { signInAgain } from '@portal/auth';
import { Button, Notice } from '@portal/ui';

/** For a form whose save has failed with this error, beside its button. Renders nothing for any other error. */
export function SessionEndedNotice({ error }: { error: unknown }) {
  if (!isApiError(error) || error.kind !== 'session-expired') return null;
  return (
    <Notice
      tone="warning"
      title="Sesi Anda sudah berakhir"
      isAnnounced
      action={
        <Button size="small" onClick={() => void signInAgain()}>
          Masuk
        </Button>
      }
    >
      <p>Setelah masuk, Anda kembali ke isian ini.</p>
    </Notice>
  );
}
