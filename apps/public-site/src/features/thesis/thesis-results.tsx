import type { Role } from '@portal/api/account';
import { keepPreviousData, useQuery } from '@portal/api/query';
import { thesisPageQuery, thesisPageSize } from '@portal/api/thesis';
import { EmptyState, formatNumber, ListHeading, QueryError, SkeletonGroup } from '@portal/ui';
import { useRef } from 'react';
import { Pager } from './pager.tsx';
import type { useThesisParams } from './thesis-params.ts';
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
