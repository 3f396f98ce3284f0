import type { Role } from '@portal/api/account';
import { keepPreviousData, useQuery } from '@portal/api/query';
import { thesisPageQuery, thesisPageSize } from '@portal/api/thesis';
import {
  Button,
  EmptyState,
  formatNumber,
  ListHeading,
  QueryError,
  SkeletonGroup,
} from '@portal/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import type { useThesisParams } from './thesis-params.ts';
import styles from './thesis-results.module.css';
import { ThesisTable } from './thesis-table.tsx';

const rows = Array.from({ length: thesisPageSize }, () => '2.75rem');

export function ThesisSkeleton() {
  return <SkeletonGroup label="Memuat daftar judul…" shapes={rows} />;
}

interface ThesisResultsProps {
  params: ReturnType<typeof useThesisParams>;
  viewer: Role | null;
}

export function ThesisResults({ params, viewer }: ThesisResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const theses = useQuery({
    ...thesisPageQuery(viewer, params.search, params.page),
    placeholderData: keepPreviousData,
  });
  const { data, error } = theses;
  return (
    <section aria-labelledby="daftar-skripsi">
      <ListHeading
        id="daftar-skripsi"
        ref={heading}
        title="Daftar judul"
        status={
          data && !theses.isPlaceholderData ? `${formatNumber(data.total)} judul ditemukan` : ''
        }
      />
      {theses.isPending && <ThesisSkeleton />}
      {error && !data && <QueryError title="Gagal memuat data skripsi" query={theses} />}
      {data?.total === 0 && (
        <EmptyState
          drawing="search"
          title="Tidak ada data yang cocok dengan pencarian Anda."
          text="Coba kata lain dari judulnya, atau sebagian saja."
        />
      )}
      {data && data.total > 0 && (
        <>
          <ThesisTable theses={data.items} isBusy={theses.isPlaceholderData} />
          <Pager
            page={data.page}
            pageCount={Math.ceil(data.total / thesisPageSize)}
            onTurn={(page) => {
              params.turnTo(page);
              // Screen readers start to read the next page at its heading.
              heading.current?.focus();
            }}
          />
        </>
      )}
    </section>
  );
}

interface PagerProps {
  page: number;
  pageCount: number;
  onTurn: (page: number) => void;
}

function Pager({ page, pageCount, onTurn }: PagerProps) {
  return (
    <nav aria-label="Halaman daftar judul" className={styles.pager}>
      <Button variant="secondary" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        <ChevronLeft aria-hidden="true" />
        Sebelumnya
      </Button>
      <p className={styles.position} aria-live="polite">
        {`Halaman ${formatNumber(page)} dari ${formatNumber(pageCount)}`}
      </p>
      <Button variant="secondary" disabled={page >= pageCount} onClick={() => onTurn(page + 1)}>
        Berikutnya
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  );
}
