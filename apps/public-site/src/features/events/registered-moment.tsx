import type { ApprovedEvent } from '@portal/api/event';
import type { OwnRegistration } from '@portal/api/registration';
import { formatDate, Mark, Stack } from '@portal/ui';
import { CalendarActions } from '@portal/views/event';
import { useEffect } from 'react';
import { eventUrl } from './event-params.ts';
import styles from './registered-moment.module.css';

interface RegisteredMomentProps {
  event: ApprovedEvent;
  own: OwnRegistration;
  onAnswer: (isAnswered: boolean) => void;
}

/** The answer to a registration that got a seat: when they meet, and the calendar as the next step. */
export function RegisteredMoment({ event, own, onAnswer }: RegisteredMomentProps) {
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
