import {
  type ApprovedEvent,
  approvedEventPageQuery,
  approvedEventQuery,
  type EventPeriod,
} from '@portal/api/event';
import { keepPreviousData, useQuery, useQueryClient } from '@portal/api/query';
import { useRoute, useUrlDialog } from '@portal/federation';
import {
  Button,
  Container,
  Dialog,
  MissingLinkNotice,
  PageBanner,
  PageMeta,
  Tabs,
  todayInJakarta,
  useArrival,
} from '@portal/ui';
import { periodLabels, periodOf } from '@portal/views/event';
import { CategoryFilter } from './category-filter.tsx';
import { EventDialog } from './event-dialog.tsx';
import { EventList } from './event-list.tsx';
import { useEventParams } from './event-params.ts';
import styles from './events-page.module.css';
import { LoadedPart } from './loaded-part.tsx';

const description =
  'Seminar, workshop, temu alumni, webinar, dan kunjungan: kegiatan yang akan datang dan yang telah berlangsung.';

/** All approved events in two tabs. Both are read at once, because each tab shows its number of events. */
export default function EventsPage() {
  const { title, path } = useRoute();
  const params = useEventParams();
  const dialog = useUrlDialog('event');
  const today = todayInJakarta();
  const upcoming = useFirstPage('upcoming', params.category, today);
  const past = useFirstPage('past', params.category, today);
  const isLinked = ({ id }: ApprovedEvent) => id === params.linkedId;
  const linked = useQuery({
    ...approvedEventQuery(params.linkedId),
    enabled: params.linkedId !== '',
    // Its card may be on the screen already.
    placeholderData: () => [upcoming, past].flatMap(({ data }) => data?.items ?? []).find(isLinked),
  });

  const period = linked.data ? periodOf(linked.data.date, today) : params.period;
  const shown = period === 'upcoming' ? upcoming : past;
  const isArriving = !linked.isLoading && !shown.isPending && linked.data;
  useArrival(isArriving ? `event-${params.linkedId}` : '');

  const cache = useQueryClient();
  const open = (event: ApprovedEvent) => {
    // The card has all that the dialog shows, so it opens without a request.
    cache.setQueryData(approvedEventQuery(event.id).queryKey, event);
    dialog.open(event.id);
  };

  const tabs = [
    { key: 'upcoming' as const, label: tabLabel('upcoming', upcoming.data?.total) },
    { key: 'past' as const, label: tabLabel('past', past.data?.total) },
  ];
  return (
    <>
      {!dialog.value && <PageMeta title={title} path={path} description={description} />}
      <PageBanner
        title={title}
        text="Tempat belajar, bertemu kembali, dan berkarya bersama. Pilih kegiatan, simpan tanggalnya, ajak teman seangkatan."
      />
      <Container className={styles.content}>
        <CategoryFilter
          isListed={shown.data !== undefined}
          selected={params.category}
          onSelect={params.chooseCategory}
        />
        <Tabs label="Waktu kegiatan" tabs={tabs} selected={period} onSelect={params.choosePeriod}>
          {shown.data && (
            <MissingLinkNotice
              query={linked}
              errorTitle="Gagal memuat kegiatan"
              title="Kegiatan yang Anda cari tidak ditemukan"
              text="Mungkin sudah dihapus atau tidak lagi ditayangkan. Lihat kegiatan lain di bawah ini."
            />
          )}
          <EventList
            key={period}
            filter={{ period, category: params.category, today }}
            firstPage={shown}
            linked={linked.data}
            isWaitingForLinked={linked.isLoading}
            otherTotal={(period === 'upcoming' ? past : upcoming).data?.total ?? 0}
            params={params}
            onOpen={open}
          />
        </Tabs>
        <CalendarSubscription />
      </Container>
      {dialog.value && <EventDialog id={dialog.value} onClose={dialog.close} />}
    </>
  );
}

function useFirstPage(period: EventPeriod, category: string | null, today: string) {
  return useQuery({
    ...approvedEventPageQuery({ period, category, today }, 1),
    placeholderData: keepPreviousData,
  });
}

function tabLabel(period: EventPeriod, total: number | undefined): string {
  return `${periodLabels[period]} (${total ?? '…'})`;
}

const subscriptionTitle = 'Berlangganan kalender';

/** Opens the feed URL from which calendar apps read all events. */
function CalendarSubscription() {
  const dialog = useUrlDialog('kalender');
  return (
    <>
      <p className={styles.subscription} data-print="hidden">
        <Button variant="ghost" onClick={() => dialog.open('langganan')}>
          {subscriptionTitle}
        </Button>
      </p>
      {dialog.value && (
        <Dialog title={subscriptionTitle} onClose={dialog.close}>
          <LoadedPart noun="alamat kalender" height="8rem">
            {({ CalendarAddress }) => <CalendarAddress />}
          </LoadedPart>
        </Dialog>
      )}
    </>
  );
}
