import { homeEventsQuery } from '@portal/api/event';
import { useQuery } from '@portal/api/query';
import { Fact, formatDate, todayInJakarta } from '@portal/ui';
import { CalendarDays, MapPin } from 'lucide-react';
import { LatestBlock } from './latest-block.tsx';
import { TeaserCard } from './teaser-card.tsx';

const comingMark = { tone: 'info', label: 'Akan datang' } as const;
const pastMark = { tone: 'neutral', label: 'Telah berlangsung' } as const;

export function HomeEvents() {
  const today = todayInJakarta();
  return (
    <LatestBlock
      id="kegiatan-terbaru"
      title="Kegiatan Terbaru & Mendatang"
      text="Tempat belajar, bertemu kembali, dan berkarya bersama."
      allPath="/kegiatan"
      query={useQuery(homeEventsQuery())}
    >
      {(event) => (
        <TeaserCard
          key={event.id}
          title={event.title}
          description={event.description}
          detailPath={`/kegiatan#event-${event.id}`}
          mark={event.date >= today ? comingMark : pastMark}
        >
          <Fact icon={CalendarDays} label="Tanggal" text={formatDate(event.date)} />
          <Fact icon={MapPin} label="Lokasi" text={event.location} />
        </TeaserCard>
      )}
    </LatestBlock>
  );
}
