import { eventStart } from '@portal/api/event';
import { useMutation } from '@portal/api/query';
import { cancelRegistrationMutation, type OwnRegistration } from '@portal/api/registration';
import { Link } from '@portal/federation/router';
import {
  Badge,
  Button,
  Card,
  Cluster,
  formatDate,
  formatTime,
  Muted,
  Stack,
  succeeds,
} from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { CalendarActions, CancelQuestion, OnlineWay } from '@portal/views/event';
import { useState } from 'react';
import { stateOf } from './own-event-state.ts';
import styles from './own-events.module.css';

/** A registration for an upcoming event: its state, its calendar entry and its cancellation. */
export function UpcomingEvent({ registration }: { registration: OwnRegistration }) {
  const { eventId, title, date, time, endTime, location, onlineLink } = registration;
  const { status, isEventShown } = registration;
  const { label, tone, next } = stateOf(registration);
  const path = `/kegiatan?event=${eventId}`;
  const isActive = status === 'registered' || status === 'waiting';
  const canCancel = isActive && isEventShown && Date.now() < (eventStart(registration) ?? 0);
  const facts = [formatDate(date), formatTime(time, endTime, date), location].filter(Boolean);
  return (
    <li data-row-key={registration.id} tabIndex={-1}>
      <Stack as={Card} gap={3}>
        <Cluster gap={4} rowGap={2} align="baseline" justify="space-between">
          <h3 className={styles.title}>{isEventShown ? <Link to={path}>{title}</Link> : title}</h3>
          <Badge tone={tone}>{label}</Badge>
        </Cluster>
        <Muted>{facts.join(' · ')}</Muted>
        <Muted>{next}</Muted>
        <OnlineWay {...{ onlineLink, title }} size="small" />
        {isActive && (
          <CalendarActions
            size="small"
            event={{
              title,
              date,
              time,
              endTime,
              location,
              id: eventId,
              description: next,
              isCalledOff: !isEventShown,
            }}
            url={new URL(path, window.location.origin).href}
          />
        )}
        {canCancel && <Cancellation registration={registration} />}
      </Stack>
    </li>
  );
}

function Cancellation({ registration }: { registration: OwnRegistration }) {
  const { eventId, title } = registration;
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending } = useMutation(cancelRegistrationMutation());

  const cancel = async () => {
    const isCancelled = await succeeds(mutateAsync(eventId));
    setIsAsking(false);
    if (isCancelled) {
      showToast({ tone: 'success', title: 'Pendaftaran Dibatalkan', description: title });
    }
  };
  return (
    <div>
      <Button
        variant="ghost"
        size="small"
        aria-label={`Batalkan pendaftaran ${title}`}
        onClick={() => setIsAsking(true)}
      >
        Batalkan pendaftaran
      </Button>
      {isAsking && (
        <CancelQuestion
          isBusy={isPending}
          onConfirm={cancel}
          onClose={() => setIsAsking(false)}
          registration={registration}
        />
      )}
    </div>
  );
}
