import { formatNumber } from '@portal/ui';
import { Pagination } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import styles from './rows-pager.module.css';
import { type ListAddress, pageSizes } from './use-list-address.ts';

interface RowsPagerProps<Status extends string, Sort extends string> {
  /** Undefined until the first answer. */
  total: number | undefined;
  address: ListAddress<Status, Sort>;
  isNarrow: boolean;
  onTurned: () => void;
}

export function RowsPager<Status extends string, Sort extends string>({
  total,
  address,
  isNarrow,
  onTurned,
}: RowsPagerProps<Status, Sort>) {
  const { page, size } = address.request;
  const isBeyond = total !== undefined && total > 0 && page > Math.ceil(total / size);

  // The last row of the last page has gone, or an old address was opened.
  const goToLast = useEffectEvent(() => address.goTo(Math.ceil((total ?? 0) / size), true));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);

  if (!total || total <= Math.min(...pageSizes)) return null;
  return (
    <nav aria-label="Halaman" className={styles.pager}>
      <Pagination
        current={page}
        pageSize={size}
        total={total}
        pageSizeOptions={[...pageSizes]}
        showSizeChanger={{ 'aria-label': 'Baris per halaman' }}
        showLessItems={isNarrow}
        showTotal={(all, [first, last]) =>
          `${formatNumber(first)}–${formatNumber(last)} dari ${formatNumber(all)}`
        }
        onChange={(nextPage, nextSize) => {
          if (nextSize === size) address.goTo(nextPage);
          else address.setPageSize(nextSize);
          onTurned();
        }}
      />
    </nav>
  );
}
