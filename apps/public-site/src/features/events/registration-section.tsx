import type { ApprovedEvent } from '@portal/api/event';
import { useSession } from '@portal/auth/session';
import { Link, pathFor } from '@portal/federation/router';
import {
  buttonClass,
  Cluster,
  formatDate,
  formatMoment,
  Muted,
  OutsideLink,
  Skeleton,
  safeLink,
  siteFacts,
} from '@portal/ui';
import { CalendarActions, isRegistrationOpen } from '@portal/views/event';
import { ExternalLink, Mail, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { AlumnusRegistration } from './alumnus-registration.tsx';
import styles from './event-dialog.module.css';
import { eventPath, eventUrl, registrationHeadingId } from './event-params.ts';

/** The actions for an upcoming event. */
export function UpcomingActions({ event }: { event: ApprovedEvent }) {
  // The answer to a registration has the calendar as its next step.
  const [isAnswered, setIsAnswered] = useState(false);
  return (
    <>
      <RegistrationSection event={event} onAnswer={setIsAnswered} />
      {!isAnswered && (
        <section className={styles.section} data-print="hidden" aria-labelledby="simpan-kegiatan">
          <h3 id="simpan-kegiatan">Simpan ke kalender</h3>
          <CalendarActions event={event} url={eventUrl(event.id)} />
        </section>
      )}
    </>
  );
}

interface RegistrationProps {
  event: ApprovedEvent;
  onAnswer: (isAnswered: boolean) => void;
}

/** Registration in the portal or on an external site until the deadline; otherwise by a message to the secretariat. */
function RegistrationSection({ event, onAnswer }: RegistrationProps) {
  const { mode } = event.registration;
  return (
    <section className={styles.section} data-print="hidden" aria-labelledby={registrationHeadingId}>
      <h3 id={registrationHeadingId} tabIndex={-1}>
        Daftar
      </h3>
      {mode === 'none' && <RegistrationByMessage event={event} />}
      {mode !== 'none' && <Deadline event={event} />}
      {mode === 'link' && <OutsideRegistration event={event} />}
      {mode === 'portal' && <PortalRegistration event={event} onAnswer={onAnswer} />}
    </section>
  );
}

function Deadline({ event }: { event: ApprovedEvent }) {
  if (!isRegistrationOpen(event)) return <p>Pendaftaran sudah ditutup.</p>;
  const end = formatMoment(event.registration.deadline) || 'kegiatan dimulai';
  return <Muted>{`Pendaftaran dibuka sampai ${end}.`}</Muted>;
}

function OutsideRegistration({ event }: { event: ApprovedEvent }) {
  const link = safeLink(event.registration.link);
  if (!link || !isRegistrationOpen(event)) return null;
  return (
    <Cluster fillsPhone>
      <OutsideLink href={link} className={buttonClass()}>
        <ExternalLink aria-hidden="true" />
        <span>{`Daftar di ${new URL(link).hostname}`}</span>
      </OutsideLink>
    </Cluster>
  );
}

function PortalRegistration({ event, onAnswer }: RegistrationProps) {
  const session = useSession();
  switch (session.status) {
    case 'loading':
      return <Skeleton height="6rem" />;
    case 'signed-out':
      return isRegistrationOpen(event) ? <SignInFirst event={event} /> : null;
    case 'admin':
      return (
        <p>
          Anda masuk sebagai admin. Peserta dikelola di{' '}
          <Link to="/admin/manage-events">Kelola Kegiatan</Link>.
        </p>
      );
    default:
      return <AlumnusRegistration userId={session.user.id} {...{ event, onAnswer }} />;
  }
}

function SignInFirst({ event }: { event: ApprovedEvent }) {
  return (
    <>
      <p>
        Tempat diberikan kepada alumni terverifikasi. Setelah masuk, Anda langsung kembali ke
        kegiatan ini.
      </p>
      <Cluster fillsPhone>
        <Link to={pathFor('login')} state={{ from: eventPath(event.id) }} className={buttonClass()}>
          Masuk untuk Mendaftar
        </Link>
      </Cluster>
    </>
  );
}

const [{ address }] = siteFacts.emails;

/** The secretariat takes registrations by message; these links open one with its text filled in. */
function RegistrationByMessage({ event }: { event: ApprovedEvent }) {
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
