import { Link } from '@portal/federation/router';
import { formatNumber, Skeleton, SkeletonGroup } from '@portal/ui';
import { Button } from 'antd';
import styles from './pending-work.module.css';

interface PendingLinkProps {
  to: string;
  label: string;
  count: {
    data: number | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

export function PendingLink({ to, label, count }: PendingLinkProps) {
  return (
    <li className={styles.item} data-waiting={Boolean(count.data)}>
      <span className={styles.count}>
        <Count {...count} />
      </span>
      <Link to={to} className={styles.link}>
        {label}
      </Link>
      {count.isError && (
        <span className={styles.retry}>
          <Button size="small" loading={count.isFetching} onClick={() => count.refetch()}>
            Coba Lagi
          </Button>
        </span>
      )}
    </li>
  );
}

function Count({ data, isError }: PendingLinkProps['count']) {
  if (data !== undefined) return formatNumber(data);
  if (isError) return <span title="Gagal dimuat">–</span>;
  return (
    <SkeletonGroup>
      <Skeleton width="1.5rem" height="1.5rem" />
    </SkeletonGroup>
  );
}
