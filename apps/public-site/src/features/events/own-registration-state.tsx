import { type ApprovedEvent, eventStart } from '@portal/api/event';
import { useMutation } from '@portal/api/query';
import { cancelRegistrationMutation, type OwnRegistration } from '@portal/api/registration';
import {
  Button,
  Cluster,
  failureText,
  formatDate,
  Mark,
  Notice,
  Stack,
  succeeds,
} from '@portal/ui';
import { CalendarActions, CancelQuestion, OnlineWay, queueHint } from '@portal/views/event';
import { useEffect, useState } from 'react';
import { eventUrl } from './event-params.ts';
import styles from './own-registration-state.module.css';
import { RegistrationForm } from './registration-form.tsx';

interface OwnRegistrationStateProps {
  own: OwnRegistration;
  event: ApprovedEvent;
  /** The state is the result of the user's last action on this page. */
  isNew: boolean;
  /** That action was the registration. */
  hasEntered: boolean;
  onAnswer: (isAnswered: boolean) => void;
  onChanged: () => void;
}

/** Shows the seat or the place in the queue and what happens next. Until the event begins, the user can change it. */
export function OwnRegistrationState(props: OwnRegistrationStateProps) {
  const { own, event, isNew, hasEntered, onAnswer, onChanged } = props;
  const [open, setOpen] = useState<'form' | 'question' | null>(null);
  const cancellation = useMutation(cancelRegistrationMutation());
  const canChange = own.status !== 'attended' && Date.now() < (eventStart(event) ?? 0);

  const cancel = async () => {
    const isCancelled = await succeeds(cancellation.mutateAsync(event.id));
    setOpen(null);
    if (isCancelled) onChanged();
  };
  if (open === 'form' && canChange) {
    const finish = () => {
      setOpen(null);
      onChanged();
    };
    return <RegistrationForm onSent={finish} onClose={() => setOpen(null)} {...{ own, event }} />;
  }
  return (
    <>
      {hasEntered && own.status === 'registered' ? (
        <RegisteredMoment {...{ own, event, onAnswer }} />
      ) : (
        <StateNotice own={own} isNew={isNew} />
      )}
      <OnlineWay onlineLink={own.onlineLink} title={own.title} />
      {cancellation.error && (
        <Notice tone="danger" isAnnounced>
          {failureText(cancellation.error)}
        </Notice>
      )}
      {canChange && (
        <Cluster fillsPhone>
          <Button variant="secondary" onClick={() => setOpen('form')}>
            Ubah Pendaftaran
          </Button>
          <Button variant="ghost" onClick={() => setOpen('question')}>
            Batalkan Pendaftaran
          </Button>
        </Cluster>
      )}
      {open === 'question' && (
        <CancelQuestion
          isBusy={cancellation.isPending}
          onConfirm={cancel}
          onClose={() => setOpen(null)}
          registration={own}
        />
      )}
    </>
  );
}

function StateNotice({ own, isNew }: { own: OwnRegistration; isNew: boolean }) {
  switch (own.status) {
    case 'waiting':
      return (
        <Notice
          tone="warning"
          title={`Anda di daftar tunggu, urutan ke-${own.queuePlace ?? 1}, untuk ${own.partySize} orang`}
          isAnnounced={isNew}
        >
          <p>
            {`Begitu ada tempat untuk semuanya, Anda langsung terdaftar dan menerima notifikasi. Anda tidak perlu mendaftar lagi. ${queueHint(own.partySize)}`}
          </p>
        </Notice>
      );
    case 'attended':
      return <Notice tone="success" title="Anda tercatat hadir di kegiatan ini" />;
    default:
      return (
        <Notice
          tone="success"
          title={`Anda terdaftar untuk ${own.partySize} orang`}
          isAnnounced={isNew}
        >
          <p>
            Kami mengingatkan Anda sehari sebelumnya. Jika berhalangan, batalkan di sini, agar
            tempat Anda diberikan kepada yang menunggu.
          </p>
        </Notice>
      );
  }
}

interface RegisteredMomentProps {
  event: ApprovedEvent;
  own: OwnRegistration;
  onAnswer: (isAnswered: boolean) => void;
}

/** The answer to a registration that got a seat: when they meet, and the calendar as the next step. */
function RegisteredMoment({ event, own, onAnswer }: RegisteredMomentProps) {
  useEffect(() => {
    onAnswer(true);
    return () => onAnswer(false);
  }, [onAnswer]);
  const [day, month] = formatDate(event.date).split(' ');
  return (
    <Stack gap={4} justify="center" data-ground="night" className={styles.moment}>
      <Mark size={56} />
      <Stack gap={1} role="status">
        <p className={styles.meeting}>{`Sampai jumpa tanggal ${day} ${month}`}</p>
        <p>{`Anda terdaftar untuk ${own.partySize} orang`}</p>
      </Stack>
      <p>Langkah berikutnya: simpan ke kalender Anda. Kami mengingatkan Anda sehari sebelumnya.</p>
      <CalendarActions isLead event={event} url={eventUrl(event.id)} />
    </Stack>
  );
}
