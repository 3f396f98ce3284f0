import { type ApprovedEvent, eventCategoryLabel } from '@portal/api/event';
import { type EventFields, editedEventQuery } from '@portal/api/event/admin';
import { useQuery } from '@portal/api/query';
import { Link } from '@portal/federation/router';
import {
  buttonClass,
  Cluster,
  formatDate,
  formatTime,
  NamedFact,
  todayInJakarta,
} from '@portal/ui';
import { EventCard, periodOf } from '@portal/views/event';
import { EditedFact } from '../../list/detail/edited-fact.tsx';
import type { DetailProps } from '../../list/detail/open-detail.tsx';
import { RowDetail } from '../../list/detail/row-detail.tsx';
import { doorOf, participantsOf } from '../../routes.ts';
import { EventRemoval } from './event-removal.tsx';
import { eventStatusInfo, eventVisibility } from './event-status.ts';
import { copyOf } from './event-values.ts';
import { registrationModeLabels } from './registration-terms.ts';
import { seatsText } from './registrations/registration-status.ts';

const EventFact = EditedFact<EventFields>;

export function EventDetail(props: DetailProps) {
  const query = useQuery(editedEventQuery(props.id));
  const { data: event } = query;
  return (
    <RowDetail
      {...props}
      query={query}
      area="event"
      ways={event?.registration.mode === 'portal' && <ParticipantWays id={props.id} />}
      info={eventStatusInfo}
      visibility={eventVisibility}
      copiedId={copyOf(props.id)}
      deletionNote={<EventRemoval id={props.id} />}
      cardPage="Kegiatan"
      card={event && <PublicCard event={event.asApproved} />}
      pictureUrl={({ imageUrl }) => imageUrl}
      facts={({ date, time, endTime, location, onlineLink, category, registrationMode }) => (
        <>
          <EventFact label="Tanggal" field="date">
            {formatDate(date)}
          </EventFact>
          <EventFact label="Waktu" field="time">
            {formatTime(time, endTime, date)}
          </EventFact>
          <EventFact label="Lokasi" field="location">
            {location}
          </EventFact>
          <EventFact label="Kategori" field="category">
            {eventCategoryLabel(category)}
          </EventFact>
          <EventFact label="Cara mendaftar" field="registrationMode">
            {registrationModeLabels[registrationMode]}
          </EventFact>
          {registrationMode === 'portal' && event && (
            <>
              <EventFact label="Tautan daring" field="onlineLink">
                {onlineLink}
              </EventFact>
              <NamedFact label="Peserta">{seatsText(event.registration)}</NamedFact>
            </>
          )}
        </>
      )}
    />
  );
}

function ParticipantWays({ id }: { id: string }) {
  const look = buttonClass({ variant: 'secondary', size: 'small' });
  return (
    <Cluster>
      <Link to={participantsOf(id)} className={look}>
        Peserta
      </Link>
      <Link to={doorOf(id)} className={look}>
        Check-in di pintu
      </Link>
    </Cluster>
  );
}

function PublicCard({ event }: { event: ApprovedEvent }) {
  const isPast = periodOf(event.date, todayInJakarta()) === 'past';
  return (
    <EventCard
      event={event}
      isLinked={false}
      isLazy={false}
      isPast={isPast}
      onOpen={() => undefined}
    />
  );
}
