import type { ApprovedEvent } from '@portal/api/event';
import { buttonClass, Cluster, formatDate, Muted, OutsideLink, siteFacts } from '@portal/ui';
import { Mail, MessageCircle } from 'lucide-react';

const [{ address }] = siteFacts.emails;

/** The secretariat takes registrations by message; these links open one with its text filled in. */
export function RegistrationByMessage({ event }: { event: ApprovedEvent }) {
  const subject = `Pendaftaran: ${event.title}`;
  const message = `Halo, saya ingin mendaftar kegiatan "${event.title}" pada ${formatDate(event.date)}.`;
  return (
    <>
      <Muted>
        Pendaftaran dilayani sekretariat. Kirim pesan yang sudah kami siapkan; sebutkan nama dan
        angkatan Anda.
      </Muted>
      <Cluster fillsPhone>
        <OutsideLink
          href={`${siteFacts.whatsappUrl}?text=${encodeURIComponent(message)}`}
          className={buttonClass()}
        >
          <MessageCircle aria-hidden="true" />
          Daftar lewat WhatsApp
        </OutsideLink>
        <a
          href={`mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Mail aria-hidden="true" />
          Daftar lewat email
        </a>
      </Cluster>
    </>
  );
}
