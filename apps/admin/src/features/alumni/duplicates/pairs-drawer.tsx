import { type DuplicatePair, duplicatePairsQuery } from '@portal/api/alumni-duplicates';
import { useInfiniteQuery } from '@portal/api/query';
import { EmptyState, Muted, PagedList, Stack } from '@portal/ui';
import { SideDrawer } from '../../../drawer/side-drawer.tsx';
import styles from './duplicates.module.css';
import { detailsOf, PairActions, RecordLink } from './like-record.tsx';
import { describeSame } from './likeness.ts';

const likenessTexts: Readonly<Record<DuplicatePair['likeness'], string>> = {
  nim: 'NIM sama',
  phone: 'Telepon sama',
  name: 'Nama dan tahun sama',
  likeName: 'Nama mirip',
};

/** Pairs of records that may be of one person, the surest first. */
export function PairsDrawer({ onClose }: { onClose: () => void }) {
  return (
    <SideDrawer isLeavable title="Mungkin orang yang sama" onClose={onClose} footer={null}>
      <Pairs />
    </SideDrawer>
  );
}

function Pairs() {
  return (
    <PagedList
      query={useInfiniteQuery(duplicatePairsQuery())}
      itemsOf={(page) => page.pairs}
      errorTitle="Gagal mencari rekaman ganda"
      empty={
        <EmptyState
          drawing="inbox"
          title="Tidak ada rekaman ganda"
          text="Setiap rekaman tampak milik orang yang berbeda."
        />
      }
    >
      {(pairs) => (
        <Stack as="ul" aria-label="Pasangan rekaman">
          {pairs.map((pair) => (
            <li key={`${pair.one.id} ${pair.other.id}`}>
              <Pair pair={pair} />
            </li>
          ))}
        </Stack>
      )}
    </PagedList>
  );
}

function Pair({ pair: { likeness, same, one, other } }: { pair: DuplicatePair }) {
  return (
    <Stack as="section" gap={2} aria-label={`${one.fullName} dan ${other.fullName}`}>
      <Muted as="h3">{likenessTexts[likeness]}</Muted>
      <div className={styles.sides}>
        {[one, other].map((record) => (
          <Stack key={record.id} gap={2} isTop>
            <p>
              <RecordLink record={record} />
            </p>
            <Muted>{detailsOf(record)}</Muted>
          </Stack>
        ))}
      </div>
      <Muted>{describeSame(same)}</Muted>
      <PairActions one={one} other={other} />
    </Stack>
  );
}
