import { zodResolver } from '@hookform/resolvers/zod';
import { cleanText } from '@portal/api/text';
import {
  Button,
  buttonClass,
  Cluster,
  EmailField,
  formLayout,
  Muted,
  OutsideLink,
  SectionHeading,
  Stack,
  siteFacts,
  TextAreaField,
  TextField,
} from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Mail, MessageCircle } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import styles from './contact-form.module.css';

const filled = (sentence: string) =>
  z.string().check(z.overwrite(cleanText), z.minLength(1, sentence));

const contactSchema = z.object({
  fullName: filled('Nama lengkap harus diisi.'),
  email: filled('Email harus diisi.').check(
    z.email('Tulis alamat email yang lengkap, misalnya nama@contoh.com.'),
  ),
  subject: filled('Subjek harus diisi.'),
  message: filled('Pesan harus diisi.'),
});

const empty = { fullName: '', email: '', subject: '', message: '' };

/** Shows a confirmation and sends nothing: the message stays in the form, and the links below send it to the secretariat. */
export function ContactForm() {
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(contactSchema),
    defaultValues: empty,
  });
  const { errors } = formState;
  const field = (name: Parameters<typeof register>[0]) => ({
    error: errors[name]?.message,
    ...register(name),
  });
  const draft = useWatch({ control });
  const confirm = handleSubmit(() => {
    showToast({
      tone: 'success',
      title: 'Pesan Terkirim',
      description:
        'Terima kasih telah menghubungi kami. Kirim lewat email atau WhatsApp di bawah formulir agar pesan sampai.',
    });
  });
  return (
    <section className={formLayout.panel} data-print="hidden" aria-labelledby="kirim-pesan">
      <SectionHeading id="kirim-pesan" title="Kirim Pesan" text="Semua kolom wajib diisi." />
      <form method="post" className={formLayout.fields} noValidate onSubmit={confirm}>
        <TextField label="Nama Lengkap" autoComplete="name" required {...field('fullName')} />
        <EmailField label="Email" required {...field('email')} />
        <TextField
          label="Subjek"
          autoComplete="off"
          required
          className={formLayout.wide}
          {...field('subject')}
        />
        <TextAreaField
          label="Pesan"
          rows={6}
          required
          className={formLayout.wide}
          {...field('message')}
        />
        <Button type="submit" size="large" className={formLayout.wide}>
          Kirim Pesan
        </Button>
      </form>
      <DirectLinks draft={{ ...empty, ...draft }} />
    </section>
  );
}

/** Links that open a mail or a WhatsApp message with what the user has typed so far. */
function DirectLinks({ draft }: { draft: typeof empty }) {
  const [{ address }] = siteFacts.emails;
  const body = [draft.message, draft.fullName].filter(Boolean).join('\n\n');
  const text = [draft.subject, body].filter(Boolean).join('\n\n');
  const mail = `subject=${encodeURIComponent(draft.subject)}&body=${encodeURIComponent(body)}`;
  return (
    <Stack gap={3} className={styles.direct}>
      <Muted>
        Formulir ini menyiapkan pesan Anda. Pesan baru benar-benar terkirim setelah Anda menekan
        tombol kirim di aplikasi email atau WhatsApp:
      </Muted>
      <Cluster gap={3}>
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={`mailto:${address}${text && `?${mail}`}`}
        >
          <Mail aria-hidden="true" />
          Tulis Email
        </a>
        <OutsideLink
          className={buttonClass({ variant: 'secondary' })}
          href={`${siteFacts.whatsappUrl}${text && `?text=${encodeURIComponent(text)}`}`}
        >
          <MessageCircle aria-hidden="true" />
          Chat WhatsApp
        </OutsideLink>
      </Cluster>
    </Stack>
  );
}
