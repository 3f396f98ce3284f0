import { pageSize } from '@portal/api';
import { ownJobPostingPageQuery } from '@portal/api/job-posting';
import { useQuery } from '@portal/api/query';
import { useShownPages } from '@portal/federation';
import { QueryError, SectionHeading, ShowMore, Skeleton, useArrival } from '@portal/ui';
import { OwnPostingCard } from './own-posting-card.tsx';
import styles from './own-postings.module.css';

/** What this person has posted and what became of it. (Decision 52.) Who has posted nothing needs no heading for it. */
export function OwnPostings({ userId }: { userId: string }) {
  const first = useQuery(ownJobPostingPageQuery(userId, 1));
  const total = first.data?.total ?? 0;
  const pages = useShownPages(total, pageSize);
  if (first.data && total === 0) return null;
  return (
    <section aria-labelledby="lowongan-anda">
      <SectionHeading
        id="lowongan-anda"
        title="Lowongan Anda"
        text="Semua lowongan yang pernah Anda ajukan, beserta statusnya."
      />
      <ul className={styles.list}>
        <PostingsOfPage userId={userId} page={1} isArriving={false} />
        {pages.furtherPages.map((page) => (
          <PostingsOfPage
            key={page}
            userId={userId}
            page={page}
            isArriving={page === pages.arrivingPage}
          />
        ))}
      </ul>
      {total > pageSize && (
        <ShowMore
          shown={pages.shown}
          total={total}
          noun="lowongan"
          onShowMore={pages.showNextPage}
        />
      )}
    </section>
  );
}

interface PostingsOfPageProps {
  userId: string;
  page: number;
  isArriving: boolean;
}

/** The entries of one page, which fails and is tried again by itself. */
function PostingsOfPage({ userId, page, isArriving }: PostingsOfPageProps) {
  const query = useQuery(ownJobPostingPageQuery(userId, page));
  const [firstPosting] = query.data?.items ?? [];
  useArrival(isArriving && firstPosting ? `lowongan-${firstPosting.id}` : '');

  if (query.data) {
    return query.data.items.map((posting) => <OwnPostingCard key={posting.id} posting={posting} />);
  }
  return (
    <li>
      {query.error ? (
        <QueryError look="notice" title="Gagal memuat lowongan" query={query} />
      ) : (
        <Skeleton height="6rem" />
      )}
    </li>
  );
}
