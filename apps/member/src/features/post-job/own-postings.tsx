import { pageSize } from '@portal/api';
import { ownJobPostingPageQuery } from '@portal/api/job-posting';
import { useQuery } from '@portal/api/query';
import { useGrowingList } from '@portal/federation';
import { useLocation } from '@portal/federation/router';
import { GrowingList, SectionHeading, Skeleton, useArrival } from '@portal/ui';
import { FurtherPage } from '@portal/views/list';
import { OwnPostingCard } from './own-posting-card.tsx';
import { postingRightQuery } from './posting-right.ts';

/** The jobs that the user has proposed, with their status. Without any, nothing is rendered, not even the heading. */
export function OwnPostings({ userId }: { userId: string }) {
  const first = useQuery(ownJobPostingPageQuery(userId, 1));
  const total = first.data?.total ?? 0;
  const list = useGrowingList(total, pageSize);
  const { hash } = useLocation();
  // A notification links to the job that it is about.
  useArrival(first.data ? hash.slice(1) : '');
  if (first.data && total === 0) return null;
  return (
    <section aria-labelledby="lowongan-anda">
      <SectionHeading
        id="lowongan-anda"
        title="Lowongan Anda"
        text="Semua lowongan yang pernah Anda ajukan, beserta statusnya."
      />
      <GrowingList
        list={list}
        columns={1}
        noun={total > pageSize ? 'lowongan' : undefined}
        furtherPage={(page) => (
          <PostingsOfPage userId={userId} page={page} isNew={page === list.newPage} />
        )}
      >
        <PostingsOfPage userId={userId} page={1} isNew={false} />
      </GrowingList>
    </section>
  );
}

interface PostingsOfPageProps {
  userId: string;
  page: number;
  isNew: boolean;
}

function PostingsOfPage({ userId, page, isNew }: PostingsOfPageProps) {
  const canPost = useQuery(postingRightQuery(userId)).data?.canPostJobs === true;
  return (
    <FurtherPage
      of={ownJobPostingPageQuery(userId, page)}
      isNew={isNew}
      idPrefix="lowongan-"
      errorTitle="Gagal memuat lowongan"
      errorLook="notice"
      skeletons={
        <li>
          <Skeleton height="6rem" />
        </li>
      }
    >
      {(posting) => <OwnPostingCard key={posting.id} {...{ posting, canPost }} />}
    </FurtherPage>
  );
}
