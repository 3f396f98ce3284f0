import type { ApprovedEvent } from '@portal/api/event';
import { LoadedPart } from './loaded-part.tsx';

/** How to take part in the event, and its calendar entry. */
export function EventRegistration({ event }: { event: ApprovedEvent }) {
  return (
    <LoadedPart noun="pendaftaran" height="22rem">
      {({ UpcomingActions }) => <UpcomingActions event={event} />}
    </LoadedPart>
  );
}
