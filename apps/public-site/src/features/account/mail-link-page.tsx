import {
  type MailKind,
  type MailLink,
  type Notice as Message,
  openMailLink,
  readMailLink,
  refuseMailLink,
  resendConfirmation,
} from '@portal/auth';
import { Link } from '@portal/federation/router';
import { Button, buttonClass, EmailField, Notice, Spinner, Stack } from '@portal/ui';
import { useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { emailField } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useOutcome } from './use-outcome.ts';

const texts: Record<MailKind, string> = {
  signup:
    'Tekan Lanjutkan hanya jika Anda sendiri yang mendaftar: akun memakai password yang dibuat saat mendaftar.',
  invite: 'Tekan Lanjutkan untuk menerima undangan, lalu buat password Anda.',
  recovery: 'Tekan Lanjutkan untuk membuat password baru.',
  magiclink: 'Tekan Lanjutkan untuk masuk.',
  email_change: 'Tekan Lanjutkan hanya jika Anda sendiri yang meminta perubahan email ini.',
};

/** What 'Bukan saya' does, where somebody else may have typed this user's e-mail. */
const refusable: Partial<Record<MailKind, Pick<Message, 'title' | 'description'>>> = {
  signup: {
    title: 'Bukan Anda yang mendaftar?',
    description:
      'Password dari pendaftar itu tidak berlaku lagi, dan Anda membuat password sendiri.',
  },
  email_change: {
    title: 'Bukan Anda yang memintanya?',
    description: 'Perubahan itu dibatalkan: alamat Anda tidak dipakai untuk akun orang lain.',
  },
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
  const [state, setState] = useState<'waiting' | 'busy' | 'refused'>('waiting');
  const [done, setDone] = useState<Message | null>(null);
  const { refusal, conclude } = useOutcome();
  const use = async (open: typeof openMailLink) => {
    setState('busy');
    const opened = await open(link);
    // The whole page is left: the session begins as after any link with tokens.
    if ('path' in opened) location.replace(opened.path);
    else if ('isRefused' in opened) setState('refused');
    else if (conclude(opened.outcome)) setDone(opened.outcome.notice);
    else setState('waiting');
  };
  if (state === 'refused') return <UnusableLink kind={link.kind} />;
  if (done) {
    return (
      <Notice tone="success" title={done.title} isAnnounced>
        <p>{done.description}</p>
      </Notice>
    );
  }
  const question = refusable[link.kind];
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
      {question && (
        <Notice
          tone="info"
          title={question.title}
          action={
            <Button
              variant="secondary"
              isBusy={state === 'busy'}
              onClick={() => use(refuseMailLink)}
            >
              Bukan saya
            </Button>
          }
        >
          <p>{question.description}</p>
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
      {isConfirmation && (
        <>
          <ConfirmationRequest />
          <p>
            Bila tidak ada email dalam 5 menit, <Link to="/register">daftar lagi</Link>.
          </p>
        </>
      )}
      <Stack gap={3}>
        <Link to="/forgot-password" className={buttonClass({ variant: 'secondary', isWide: true })}>
          Minta tautan password baru
        </Link>
        <Link to="/login" className={buttonClass({ variant: 'ghost', isWide: true })}>
          Ke halaman Login
        </Link>
      </Stack>
    </Stack>
  );
}

const schema = z.object({ email: emailField });

/** Sends the confirmation mail again, to an address that is typed. */
function ConfirmationRequest() {
  const form = useAccountForm(schema, { email: '' });
  const submit = form.handleSubmit(async ({ email }) => {
    form.outcome.conclude(await resendConfirmation(email));
  });
  return (
    <AccountForm submitLabel="Kirim ulang link konfirmasi" form={form} onSubmit={submit}>
      <EmailField label="Email" autoComplete="username" {...form.field('email')} />
    </AccountForm>
  );
}
