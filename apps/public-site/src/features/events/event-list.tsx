import { PAGE_SIZE } from '@portal/api';
import { type ApprovedEvent, type ApprovedEventFilter, eventKeys } from '@portal/api/event';
import { useQueryClient } from '@portal/api/query';
import { classNames, ErrorPanel, failureText, ShowMore, StructuredData } from '@portal/ui';
import { useState } from 'react';
import type { EventAddress } from './event-address.ts';
import { EventCard } from './event-card.tsx';
import { EventCardSkeletons } from './event-card-skeletons.tsx';
import styles from './event-list.module.css';
import { toStructuredEvent } from './event-structured-data.ts';
import { FurtherEvents } from './further-events.tsx';
import { NoEvents } from './no-events.tsx';

type EventListProps = {
  filter: ApprovedEventFilter;
  firstPage: {
    data: { items: ApprovedEvent[]; total: number } | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
  };
  /** The event that a link points at: it is shown whether or not filter and first page hold it. */
  linked: ApprovedEvent | null;
  isWaitingForLinked: boolean;
  /** How many events the other tab holds. */
  otherTotal: number;
  address: EventAddress;
  onOpen: (event: ApprovedEvent) => void;
};

/** The cards of one tab: the first page, further ones on demand. */
export function EventList(props: EventListProps) {
  const { filter, firstPage, linked, isWaitingForLinked, otherTotal, address, onOpen } = props;
  const [arrivingPage, setArrivingPage] = useState(0);
  const { data, isPlaceholderData } = firstPage;

  if (!data && firstPage.error) return <FailedList {...firstPage} />;
  if (!data || isWaitingForLinked) return <EventCardSkeletons />;

  const isLinkedApart = linked !== null && !data.items.some(({ id }) => id === linked.id);
  const first = isLinkedApart ? [linked, ...data.items] : data.items;
  const lastPage = Math.max(1, Math.min(address.pages, Math.ceil(data.total / PAGE_SIZE)));
  const showNextPage = () => {
    setArrivingPage(lastPage + 1);
    address.showPages(lastPage + 1);
  };
  return (
    <>
      {first.length === 0 && <NoEvents otherTotal={otherTotal} {...{ filter, address }} />}
      <StructuredData items={first.map(toStructuredEvent)} />
      <ul className={classNames(styles.cards, isPlaceholderData && styles.stale)}>
        {first.map((event, index) => (
          <EventCard
            key={event.id}
            isLinked={event.id === linked?.id}
            isLazy={index >= 3}
            {...{ event, onOpen }}
          />
        ))}
        {Array.from({ length: lastPage - 1 }, (_, index) => index + 2).map((page) => (
          <FurtherEvents
            key={page}
            exceptId={isLinkedApart ? linked.id : null}
            isArriving={page === arrivingPage}
            {...{ filter, page, onOpen }}
          />
        ))}
      </ul>
      <ShowMore
        shown={Math.min(data.total, lastPage * PAGE_SIZE)}
        total={data.total}
        noun="kegiatan"
        onShowMore={showNextPage}
      />
    </>
  );
}

function FailedList({ error, isFetching }: { error: Error | null; isFetching: boolean }) {
  const cache = useQueryClient();
  return (
    <ErrorPanel
      title="Gagal memuat kegiatan"
      text={failureText(error)}
      isRetrying={isFetching}
      // The other tab has most likely failed as well.
      onRetry={() => cache.refetchQueries({ queryKey: eventKeys.approved(), type: 'active' })}
    />
  );
}
