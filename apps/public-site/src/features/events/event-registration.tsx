import type { ApprovedEvent } from '@portal/api/event';
import { LoadedPart } from './loaded-part.tsx';

/** How one takes part, and the entry for the own calendar. */
export function EventRegistration({ event }: { event: ApprovedEvent }) {
  return (
    <LoadedPart noun="pendaftaran" height="22rem">
      {({ UpcomingActions }) => <UpcomingActions event={event} />}
    </LoadedPart>
  );
}
