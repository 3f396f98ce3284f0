import { type ReactNode, useState } from 'react';
import { ShowMore } from '../action/show-more.tsx';
import { classNames } from '../class-names.ts';
import styles from './paged-cards.module.css';

interface PagedCardsProps {
  total: number;
  pageSize: number;
  /** How many pages the address asks for; there may be fewer. */
  pages: number;
  /** What is counted, such as 'lowongan'. */
  noun: string;
  columns: 2 | 3;
  /** These are the cards of the filter before, until the new ones have come. */
  isStale: boolean;
  onShowPages: (pages: number) => void;
  /** The cards of the first page. */
  children: ReactNode;
  /** The cards of a further page; the one that was just asked for moves the focus to its first card. */
  furtherPage: (page: number, isArriving: boolean) => ReactNode;
}

/** A grid of cards that grows by a page at a time. */
export function PagedCards(props: PagedCardsProps) {
  const { total, pageSize, pages, noun, columns, isStale, onShowPages } = props;
  const [arrivingPage, setArrivingPage] = useState(0);
  const lastPage = Math.max(1, Math.min(pages, Math.ceil(total / pageSize)));
  return (
    <>
      <CardGrid columns={columns} isStale={isStale}>
        {props.children}
        {Array.from({ length: lastPage - 1 }, (_, index) => index + 2).map((page) =>
          props.furtherPage(page, page === arrivingPage),
        )}
      </CardGrid>
      <ShowMore
        shown={Math.min(total, lastPage * pageSize)}
        total={total}
        noun={noun}
        onShowMore={() => {
          setArrivingPage(lastPage + 1);
          onShowPages(lastPage + 1);
        }}
      />
    </>
  );
}

interface CardGridProps {
  columns: 2 | 3;
  isStale?: boolean;
  isHidden?: boolean;
  children: ReactNode;
}

export function CardGrid({ columns, isStale, isHidden, children }: CardGridProps) {
  return (
    <ul
      aria-hidden={isHidden}
      className={classNames(
        styles.grid,
        columns === 2 ? styles.two : styles.three,
        isStale && styles.stale,
      )}
    >
      {children}
    </ul>
  );
}

/** A place in the grid that takes the whole width, for a page that failed. */
export function WideCell({ children }: { children: ReactNode }) {
  return <li className={styles.wide}>{children}</li>;
}
