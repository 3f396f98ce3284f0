import { pageSize } from '@portal/api';
import { type ApprovedEvent, type ApprovedEventFilter, eventKeys } from '@portal/api/event';
import { useQueryClient } from '@portal/api/query';
import { type FailedQuery, PagedCards, QueryError, StructuredData } from '@portal/ui';
import type { EventAddress } from './event-address.ts';
import { EventCard } from './event-card.tsx';
import { EventCardSkeletons } from './event-card-skeletons.tsx';
import { toStructuredEvent } from './event-structured-data.ts';
import { FurtherEvents } from './further-events.tsx';
import { NoEvents } from './no-events.tsx';

interface EventListProps {
  filter: ApprovedEventFilter;
  firstPage: FailedQuery & {
    data: { items: ApprovedEvent[]; total: number } | undefined;
    isPlaceholderData: boolean;
  };
  /** The event that a link points at: it is shown whether or not filter and first page hold it. */
  linked: ApprovedEvent | null;
  isWaitingForLinked: boolean;
  /** How many events the other tab holds. */
  otherTotal: number;
  address: EventAddress;
  onOpen: (event: ApprovedEvent) => void;
}

/** The cards of one tab: the first page, further ones on demand. */
export function EventList(props: EventListProps) {
  const { filter, firstPage, linked, isWaitingForLinked, otherTotal, address, onOpen } = props;
  const { data } = firstPage;

  if (!data && firstPage.error) return <FailedList firstPage={firstPage} />;
  if (!data || isWaitingForLinked) return <EventCardSkeletons />;

  const isLinkedApart = linked !== null && !data.items.some(({ id }) => id === linked.id);
  const first = isLinkedApart ? [linked, ...data.items] : data.items;
  return (
    <>
      {first.length === 0 && <NoEvents otherTotal={otherTotal} {...{ filter, address }} />}
      <StructuredData items={first.map(toStructuredEvent)} />
      <PagedCards
        total={data.total}
        pageSize={pageSize}
        pages={address.pages}
        noun="kegiatan"
        columns={3}
        isStale={firstPage.isPlaceholderData}
        onShowPages={address.showPages}
        furtherPage={(page, isArriving) => (
          <FurtherEvents
            key={page}
            exceptId={isLinkedApart ? linked.id : null}
            {...{ filter, page, isArriving, onOpen }}
          />
        )}
      >
        {first.map((event, index) => (
          <EventCard
            key={event.id}
            isLinked={event.id === linked?.id}
            isLazy={index >= 3}
            {...{ event, onOpen }}
          />
        ))}
      </PagedCards>
    </>
  );
}

function FailedList({ firstPage }: { firstPage: FailedQuery }) {
  const cache = useQueryClient();
  // The other tab has most likely failed as well.
  const refetch = () => cache.refetchQueries({ queryKey: eventKeys.approved(), type: 'active' });
  return <QueryError title="Gagal memuat kegiatan" query={{ ...firstPage, refetch }} />;
}
