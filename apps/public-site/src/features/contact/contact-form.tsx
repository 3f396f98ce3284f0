import { zodResolver } from '@hookform/resolvers/zod';
import {
  Button,
  EmailField,
  formLayout,
  SectionHeading,
  TextAreaField,
  TextField,
} from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { useForm, useWatch } from 'react-hook-form';
import { contactSchema } from './contact-schema.ts';
import { DirectLinks } from './direct-links.tsx';

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
