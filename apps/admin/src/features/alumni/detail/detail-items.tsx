import { useQuery } from '@portal/api/query';
import { type WorkEntry, workHistoryQuery } from '@portal/api/work-history';
import { FactSection, formatMonthYear, Muted, QueryError, SkeletonGroup, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './detail-items.module.css';

interface DetailItemsProps<Item extends { id: string }> {
  title: string;
  items: readonly Item[];
  render: (item: Item) => ReactNode;
}

export function DetailItems<Item extends { id: string }>({
  title,
  items,
  render,
}: DetailItemsProps<Item>) {
  return (
    <FactSection title={title}>
      {items.length === 0 ? (
        <p className={styles.unknown}>Belum diisi</p>
      ) : (
        <Stack as="ul">
          {items.map((item) => (
            <li key={item.id}>{render(item)}</li>
          ))}
        </Stack>
      )}
    </FactSection>
  );
}

interface DetailItemProps {
  title: string;
  /** Shown on one line; empty ones are left out. */
  notes: readonly string[];
  text: string;
}

export function DetailItem({ title, notes, text }: DetailItemProps) {
  const note = notes.filter(Boolean).join(' · ');
  return (
    <>
      <p className={styles.itemTitle}>{title}</p>
      {note && <Muted>{note}</Muted>}
      {text && <p className={styles.itemText}>{text}</p>}
    </>
  );
}

const title = 'Riwayat Pekerjaan';
const errorTitle = 'Gagal memuat riwayat pekerjaan';

/** A separate request: when it fails, the rest of the detail stays. */
export function WorkHistory({ alumniId }: { alumniId: string }) {
  const jobs = useQuery({ ...workHistoryQuery(alumniId), meta: { errorTitle } });
  if (jobs.data) {
    const items = jobs.data.map(({ entry }) => entry);
    return <DetailItems title={title} items={items} render={(job) => <Job job={job} />} />;
  }
  return (
    <FactSection title={title}>
      {jobs.isPending ? (
        <SkeletonGroup shapes={['5rem']} />
      ) : (
        <QueryError isAnnounced title={errorTitle} query={jobs} />
      )}
    </FactSection>
  );
}

function Job({ job }: { job: WorkEntry }) {
  const { position, companyName, type, startMonth, endMonth, description } = job;
  const end = endMonth ? formatMonthYear(`${endMonth}-01`) : 'Sekarang';
  return (
    <DetailItem
      title={position}
      notes={[
        companyName,
        type === 'usaha' ? 'Usaha' : 'Pekerjaan',
        `${formatMonthYear(`${startMonth}-01`)} – ${end}`,
      ]}
      text={description}
    />
  );
}
