import { buttonClass, Cluster, Muted, OutsideLink, Stack, siteFacts } from '@portal/ui';
import { Mail, MessageCircle } from 'lucide-react';
import type { ContactMessage } from './contact-schema.ts';
import styles from './direct-links.module.css';

/** Links that open a mail or a WhatsApp message with what the user has typed so far. */
export function DirectLinks({ draft }: { draft: ContactMessage }) {
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
