import {
  type DirectoryEntry,
  type DirectoryFilters,
  type DirectoryViewer,
  directoryPageQuery,
  directoryPageSize,
} from '@portal/api/directory';
import { useQuery } from '@portal/api/query';
import { QueryError } from '@portal/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { AlumniCard } from './alumni-card.tsx';
import styles from './card-pages.module.css';
import { SkeletonCard } from './card-skeletons.tsx';

interface ListProps {
  viewer: DirectoryViewer;
  filters: DirectoryFilters;
  /** Number of cards that the whole list shows. */
  shown: number;
  /** Number of cards before this page. */
  position: number;
  /** The card that takes the focus when it arrives: the first one that 'show more' brings. */
  newCard: RefObject<number | null>;
  onOpenProfile: (id: string) => void;
}

/**
 * A page of cards, then the next one, which begins behind its last row: each page is asked for by itself, so that the list
 * never is as a whole, and one that fails leaves the others in place.
 */
export function CardPages({ entries, ...list }: ListProps & { entries: DirectoryEntry[] }) {
  const { position, shown, newCard, onOpenProfile } = list;
  const firstCard = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (newCard.current !== position) return;
    newCard.current = null;
    firstCard.current?.focus();
  }, [newCard, position]);

  const last = entries.at(-1);
  const next = position + directoryPageSize;
  const goesOn = entries.length === directoryPageSize && next < shown;
  return (
    <>
      {entries.map((entry, index) => (
        <AlumniCard
          key={entry.id}
          ref={index === 0 ? firstCard : undefined}
          entry={entry}
          onOpenProfile={() => onOpenProfile(entry.id)}
        />
      ))}
      {goesOn && last && <NextPage {...list} position={next} after={last} />}
    </>
  );
}

function NextPage({ after: { id, entryYear }, ...list }: ListProps & { after: DirectoryEntry }) {
  const page = useQuery(directoryPageQuery(list.viewer, list.filters, { id, entryYear }));
  if (page.data) return <CardPages {...list} entries={page.data} />;
  if (page.isPending) {
    return Array.from({ length: directoryPageSize }, (_, index) => <SkeletonCard key={index} />);
  }
  return (
    <li className={styles.failure}>
      <QueryError title="Alumni berikutnya belum dapat dimuat" query={page} />
    </li>
  );
}
