import type { ApprovedEvent } from '@portal/api/event';
import { useQuery } from '@portal/api/query';
import { QueryError, Skeleton, SkeletonGroup } from '@portal/ui';

/**
 * How one takes part, and the entry for the own calendar. No visitor of the list needs its code. It is read as data are, so that a failure stays in this block and can
 * be tried again.
 */
export function EventRegistration({ event }: { event: ApprovedEvent }) {
  const code = useQuery({
    queryKey: ['registration-section'],
    queryFn: () =>
      import(/* webpackChunkName: "event-registration" */ './registration-section.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (code.data) return <code.data.UpcomingActions event={event} />;
  if (code.error) return <QueryError title="Gagal memuat pendaftaran" query={code} />;
  return (
    <SkeletonGroup label="Memuat pendaftaran…">
      <Skeleton height="8rem" />
    </SkeletonGroup>
  );
}
