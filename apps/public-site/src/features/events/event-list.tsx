import { pageSize } from '@portal/api';
import {
  type ApprovedEvent,
  type ApprovedEventFilter,
  approvedEventPageQuery,
  eventKeys,
} from '@portal/api/event';
import { useQuery, useQueryClient } from '@portal/api/query';
import { useGrowingList } from '@portal/federation';
import {
  type FailedQuery,
  GrowingList,
  GrowingListPage,
  QueryError,
  StructuredData,
} from '@portal/ui';
import { EventCard, EventCardShapes, EventCardSkeletons } from '@portal/views/event';
import type { EventParams } from './event-params.ts';
import { toStructuredEvent } from './event-structured-data.ts';
import { NoEvents } from './no-events.tsx';

interface EventListProps {
  filter: ApprovedEventFilter;
  firstPage: FailedQuery & {
    data: { items: ApprovedEvent[]; total: number } | undefined;
    isPlaceholderData: boolean;
  };
  /** The event that a link points at. It is shown even if the filter or the first page does not include it. */
  linked: ApprovedEvent | null;
  isWaitingForLinked: boolean;
  /** The number of events in the other tab. */
  otherTotal: number;
  params: EventParams;
  onOpen: (event: ApprovedEvent) => void;
}

/** The cards of one tab. */
export function EventList(props: EventListProps) {
  const { filter, firstPage, linked, isWaitingForLinked, otherTotal, params, onOpen } = props;
  const { data } = firstPage;
  const list = useGrowingList(data?.total ?? 0, pageSize);

  if (!data && firstPage.error) return <FailedList firstPage={firstPage} />;
  if (!data || isWaitingForLinked) return <EventCardSkeletons />;

  const isLinkedApart = linked !== null && !data.items.some(({ id }) => id === linked.id);
  const first = isLinkedApart ? [linked, ...data.items] : data.items;
  return (
    <>
      {first.length === 0 && <NoEvents otherTotal={otherTotal} {...{ filter, params }} />}
      <StructuredData items={first.map(toStructuredEvent)} />
      <GrowingList
        list={list}
        noun="kegiatan"
        columns={3}
        isStale={firstPage.isPlaceholderData}
        furtherPage={(page) => (
          <FurtherEvents
            page={page}
            isNew={page === list.newPage}
            exceptId={isLinkedApart ? linked.id : null}
            {...{ filter, onOpen }}
          />
        )}
      >
        {first.map((event, index) => (
          <EventCard
            key={event.id}
            isLinked={event.id === linked?.id}
            isLazy={index > 0}
            isPast={filter.period === 'past'}
            {...{ event, onOpen }}
          />
        ))}
      </GrowingList>
    </>
  );
}

interface FurtherEventsProps {
  filter: ApprovedEventFilter;
  page: number;
  isNew: boolean;
  /** The event that already stands at the top of the list. */
  exceptId: string | null;
  onOpen: (event: ApprovedEvent) => void;
}

function FurtherEvents({ filter, page, isNew, exceptId, onOpen }: FurtherEventsProps) {
  const query = useQuery(approvedEventPageQuery(filter, page));
  return (
    <GrowingListPage
      query={query}
      items={query.data?.items.filter(({ id }) => id !== exceptId)}
      isNew={isNew}
      idPrefix="event-"
      errorTitle="Gagal memuat kegiatan"
      skeletons={<EventCardShapes />}
    >
      {(event) => (
        <EventCard
          key={event.id}
          isLinked={false}
          isLazy
          isPast={filter.period === 'past'}
          {...{ event, onOpen }}
        />
      )}
    </GrowingListPage>
  );
}

function FailedList({ firstPage }: { firstPage: FailedQuery }) {
  const cache = useQueryClient();
  // The other tab has most likely failed as well.
  const refetch = () => cache.refetchQueries({ queryKey: eventKeys.approved(), type: 'active' });
  return <QueryError title="Gagal memuat kegiatan" query={{ ...firstPage, refetch }} />;
}
