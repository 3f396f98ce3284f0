import { PAGE_SIZE } from '@portal/api';
import type { ApprovedEvent, ApprovedEventFilter } from '@portal/api/event';
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
    refetch: () => unknown;
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
  const { data, error, isFetching, isPlaceholderData, refetch } = firstPage;

  if (error && !data) {
    return (
      <ErrorPanel
        title="Gagal memuat kegiatan"
        text={failureText(error)}
        isRetrying={isFetching}
        onRetry={refetch}
      />
    );
  }
  if (!data || isWaitingForLinked) return <EventCardSkeletons />;

  const isLinkedApart = linked !== null && !data.items.some(({ id }) => id === linked.id);
  const first = isLinkedApart ? [linked, ...data.items] : data.items;
  if (first.length === 0) return <NoEvents otherTotal={otherTotal} {...{ filter, address }} />;

  const lastPage = Math.min(address.pages, Math.ceil(data.total / PAGE_SIZE));
  const furtherPages = Array.from({ length: Math.max(0, lastPage - 1) }, (_, index) => index + 2);
  return (
    <>
      <StructuredData items={first.map(toStructuredEvent)} />
      <ul className={classNames(styles.cards, isPlaceholderData && styles.stale)}>
        {first.map((event, index) => (
          <EventCard
            key={event.id}
            event={event}
            isLinked={event.id === linked?.id}
            isLazy={index >= 3}
            onOpen={onOpen}
          />
        ))}
        {furtherPages.map((page) => (
          <FurtherEvents
            key={page}
            {...{ filter, page }}
            exceptId={isLinkedApart ? linked.id : null}
            isArriving={page === arrivingPage}
            onOpen={onOpen}
          />
        ))}
      </ul>
      <ShowMore
        shown={Math.min(data.total, Math.max(1, lastPage) * PAGE_SIZE)}
        total={data.total}
        noun="kegiatan"
        onShowMore={() => {
          setArrivingPage(lastPage + 1);
          address.showPages(lastPage + 1);
        }}
      />
    </>
  );
}
