import type { ApprovedEvent } from '@portal/api/event';
import { editedEventQuery } from '@portal/api/event/admin';
import { useQuery } from '@portal/api/query';
import { Link } from '@portal/federation/router';
import { buttonClass, Cluster, NamedFact, todayInJakarta } from '@portal/ui';
import { EventCard, periodOf } from '@portal/views/event';
import { CardContent } from '../../list/detail/card-content.tsx';
import { Facts } from '../../list/detail/facts.tsx';
import type { DetailProps } from '../../list/detail/open-detail.tsx';
import { RowDetail } from '../../list/detail/row-detail.tsx';
import { doorOf, participantsOf } from '../../routes.ts';
import { eventFacts, eventFields, portalFacts } from './event-fields.ts';
import { EventRemoval } from './event-removal.tsx';
import { eventStatusInfo, eventVisibility } from './event-status.ts';
import { seatsText } from './registrations/registration-status.ts';

export function EventDetail({ id }: DetailProps) {
  return (
    <RowDetail
      query={useQuery(editedEventQuery(id))}
      area="event"
      toRow={({ version, fields: { title, status } }) => ({
        version,
        name: title,
        status,
        steps: eventStatusInfo[status].steps,
        canBeCopied: true,
        deletionNote: <EventRemoval id={id} />,
      })}
    >
      {({ fields, review, asApproved, registration }) => (
        <CardContent
          badge={eventStatusInfo[fields.status]}
          description={fields.description}
          review={review}
          status={fields.status}
          visibility={eventVisibility(fields)}
          ways={registration.mode === 'portal' && <ParticipantWays id={id} />}
          cardPage="Kegiatan"
          card={<PublicCard event={asApproved} />}
          pictureUrl={fields.imageUrl}
        >
          <Facts of={eventFields} row={fields} names={eventFacts} />
          {fields.registrationMode === 'portal' && (
            <>
              <Facts of={eventFields} row={fields} names={portalFacts} />
              <NamedFact label="Peserta">{seatsText(registration)}</NamedFact>
            </>
          )}
        </CardContent>
      )}
    </RowDetail>
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
