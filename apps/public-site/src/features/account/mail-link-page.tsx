import {
  type MailKind,
  type MailLink,
  openMailLink,
  readMailLink,
  takeOverRegistration,
} from '@portal/auth';
import { Link } from '@portal/federation/router';
import { Button, buttonClass, Notice, Spinner, Stack } from '@portal/ui';
import { useState, useSyncExternalStore } from 'react';
import { AccountLayout } from './account-layout.tsx';
import { ConfirmationRequest } from './confirmation-request.tsx';
import { useOutcome } from './use-outcome.ts';

const texts: Record<MailKind, string> = {
  signup:
    'Tekan Lanjutkan hanya jika Anda sendiri yang mendaftar: akun memakai password yang dibuat saat mendaftar.',
  invite: 'Tekan Lanjutkan untuk menerima undangan, lalu buat password Anda.',
  recovery: 'Tekan Lanjutkan untuk membuat password baru.',
  magiclink: 'Tekan Lanjutkan untuk masuk.',
  email_change: 'Tekan Lanjutkan untuk mengonfirmasi perubahan email akun Anda.',
};

/** Where the links of all mails lead. Nothing is used up before the press: programs that scan mails open this page too. */
export default function MailLinkPage() {
  // Null in the released HTML. A link that is pasted over another one changes the hash alone.
  const hash = useSyncExternalStore<string | null>(
    listenToHash,
    () => location.hash,
    () => null,
  );
  const link = readMailLink(hash ?? '');
  return (
    <AccountLayout isIndexed={false} text={link ? texts[link.kind] : 'Tautan dari email kami.'}>
      {hash === null && <Spinner label="Membaca tautan…" />}
      {link && <OpenLink key={link.tokenHash} link={link} />}
      {hash !== null && !link && <UnusableLink kind={null} />}
    </AccountLayout>
  );
}

function listenToHash(listener: () => void) {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

function OpenLink({ link }: { link: MailLink }) {
  const [state, setState] = useState<'waiting' | 'busy' | 'refused' | 'done'>('waiting');
  const { refusal, conclude } = useOutcome();
  const use = async (open: typeof openMailLink) => {
    setState('busy');
    const opened = await open(link);
    // The whole page is left: the session begins as after any link with tokens.
    if ('path' in opened) location.replace(opened.path);
    else if ('isRefused' in opened) setState('refused');
    else setState(conclude(opened.outcome) ? 'done' : 'waiting');
  };
  if (state === 'refused') return <UnusableLink kind={link.kind} />;
  if (state === 'done') {
    return (
      <Notice tone="success" title="Satu Langkah Lagi" isAnnounced>
        <p>Buka juga tautan yang kami kirim ke alamat email Anda yang lain.</p>
      </Notice>
    );
  }
  return (
    <Stack gap={5}>
      {refusal && (
        <Notice tone="danger" title={refusal.title}>
          <p>{refusal.description}</p>
        </Notice>
      )}
      <Button size="large" isWide isBusy={state === 'busy'} onClick={() => use(openMailLink)}>
        Lanjutkan
      </Button>
      {link.kind === 'signup' && (
        <Notice
          tone="info"
          title="Bukan Anda yang mendaftar?"
          action={
            <Button
              variant="secondary"
              isBusy={state === 'busy'}
              onClick={() => use(takeOverRegistration)}
            >
              Bukan saya
            </Button>
          }
        >
          <p>Password dari pendaftar itu tidak berlaku lagi, dan Anda membuat password sendiri.</p>
        </Notice>
      )}
    </Stack>
  );
}

/** `kind` is null where it cannot be read. */
function UnusableLink({ kind }: { kind: MailKind | null }) {
  const isConfirmation = kind === 'signup' || kind === null;
  return (
    <Stack gap={6}>
      <Notice tone="warning" title="Tautan tidak dapat digunakan" isAnnounced>
        <p>
          Tautan terpotong, sudah dipakai, atau kedaluwarsa. Hanya tautan dari email terbaru yang
          berlaku.
        </p>
      </Notice>
      {isConfirmation && <ConfirmationRequest />}
      <Stack gap={3}>
        {kind !== 'signup' && (
          <Link
            to="/forgot-password"
            className={buttonClass({ variant: 'secondary', isWide: true })}
          >
            Minta tautan password baru
          </Link>
        )}
        <Link to="/login" className={buttonClass({ variant: 'ghost', isWide: true })}>
          Ke halaman Login
        </Link>
      </Stack>
    </Stack>
  );
}
