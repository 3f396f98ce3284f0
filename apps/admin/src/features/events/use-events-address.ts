import { eventSorts, eventStatuses } from '@portal/api/event/admin';
import { useListAddress } from '../../table/use-list-address.ts';

const options = {
  statuses: eventStatuses,
  sorts: eventSorts,
  defaultSort: '-created_at',
} as const;

/** Newest first, unless the address says otherwise. */
export function useEventsAddress() {
  return useListAddress(options);
}

export type EventsAddress = ReturnType<typeof useEventsAddress>;
