import { type ApprovedEventFilter, eventCategoryLabel } from '@portal/api/event';
import { Button, EmptyState } from '@portal/ui';
import { periodLabels } from '@portal/views/event';
import type { EventParams } from './event-params.ts';

interface NoEventsProps {
  filter: ApprovedEventFilter;
  otherTotal: number;
  params: EventParams;
}

const texts = {
  upcoming: {
    title: 'Belum ada kegiatan yang akan datang',
    text: 'Kegiatan baru diumumkan di sini begitu jadwalnya pasti.',
    other: 'past',
  },
  past: {
    title: 'Belum ada kegiatan yang telah berlangsung',
    text: 'Setelah sebuah kegiatan selesai, catatannya tersimpan di sini.',
    other: 'upcoming',
  },
} as const;

/** The empty state of a tab, with buttons to the other tab and to all categories. */
export function NoEvents({ filter, otherTotal, params }: NoEventsProps) {
  const { title, text, other } = texts[filter.period];
  const ofCategory = filter.category
    ? ` dalam kategori ${eventCategoryLabel(filter.category)}`
    : '';
  return (
    <EmptyState
      drawing="calendar"
      title={`${title}${ofCategory}`}
      text={text}
      action={
        <>
          {otherTotal > 0 && (
            <Button variant="secondary" onClick={() => params.choosePeriod(other)}>
              {`Lihat yang ${periodLabels[other]} (${otherTotal})`}
            </Button>
          )}
          {filter.category && (
            <Button variant="ghost" onClick={() => params.chooseCategory(null)}>
              Tampilkan semua kategori
            </Button>
          )}
        </>
      }
    />
  );
}
