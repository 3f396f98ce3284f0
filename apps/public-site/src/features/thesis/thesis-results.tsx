import type { Role } from '@portal/api/account';
import { useQuery } from '@portal/api/query';
import { type ThesisPage, thesisPageQuery, thesisPageSize } from '@portal/api/thesis';
import { EmptyState, ErrorPanel, failureText, formatNumber, ListHeading } from '@portal/ui';
import { useRef } from 'react';
import { Pager } from './pager.tsx';
import type { useThesisAddress } from './thesis-address.ts';
import { ThesisSkeleton } from './thesis-skeleton.tsx';
import { ThesisTable } from './thesis-table.tsx';

interface ThesisResultsProps {
  address: ReturnType<typeof useThesisAddress>;
  viewer: Role | null;
}

export function ThesisResults({ address, viewer }: ThesisResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const theses = useQuery({
    ...thesisPageQuery(viewer, address.search, address.page),
    placeholderData: (former: ThesisPage | undefined) => former,
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
      {error && !data && (
        <ErrorPanel
          title="Gagal memuat data skripsi"
          text={failureText(error)}
          isRetrying={theses.isFetching}
          onRetry={() => theses.refetch()}
        />
      )}
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
              address.turnTo(page);
              // The next page is read from its top.
              heading.current?.focus();
            }}
          />
        </>
      )}
    </section>
  );
}
