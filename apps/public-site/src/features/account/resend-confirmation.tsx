import { resendConfirmation } from '@portal/auth';
import { Link } from '@portal/federation/router';
import { Button, Notice } from '@portal/ui';
import { useOutcome } from './use-outcome.ts';

interface ResendConfirmationProps {
  /** The e-mail of the form above; null after the form has shown that it is missing or wrong. */
  readEmail: () => Promise<string | null>;
}

/** For users whose confirmation mail got lost, or whose link was used or has expired. */
export function ResendConfirmation({ readEmail }: ResendConfirmationProps) {
  const { conclude } = useOutcome();
  const resend = async () => {
    const email = await readEmail();
    if (email !== null) conclude(await resendConfirmation(email));
  };
  return (
    <Notice
      tone="info"
      title="Belum mengonfirmasi email?"
      action={
        <Button variant="secondary" onClick={resend}>
          Kirim ulang link konfirmasi
        </Button>
      }
    >
      <p>Isi email akun Anda di formulir di atas, lalu mintalah link yang baru.</p>
      <p>
        Alamat salah? <Link to="/register">Daftar lagi</Link> dengan alamat yang benar: pendaftaran
        yang tidak dikonfirmasi tidak berlaku.
      </p>
    </Notice>
  );
}
