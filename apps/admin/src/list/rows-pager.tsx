import { formatNumber } from '@portal/ui';
import { Pagination } from 'antd';
import { type SyntheticEvent, useEffect, useEffectEvent } from 'react';
import { useList } from '../table/list-context.ts';
import { pageSizes } from '../table/list-params.ts';
import styles from './rows-pager.module.css';

/** With more pages, a page number can be typed in. */
const pagesInReach = 5;

/** Ant Design would read '1.000' as the first page. */
function dropDots({ target }: SyntheticEvent) {
  if (target instanceof HTMLInputElement) target.value = target.value.replaceAll('.', '');
}

interface RowsPagerProps {
  isNarrow: boolean;
  onTurned: () => void;
}

export function RowsPager({ isNarrow, onTurned }: RowsPagerProps) {
  const { params, query } = useList();
  const total = query.data?.total;
  const { page, size } = params.request;
  const isBeyond = total !== undefined && total > 0 && page > Math.ceil(total / size);

  // The last row of the last page was removed, or the URL is old.
  const goToLast = useEffectEvent(() => params.goTo(Math.ceil((total ?? 0) / size), true));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);

  if (!total || total <= Math.min(...pageSizes)) return null;
  return (
    <nav aria-label="Halaman" className={styles.pager} onChangeCapture={dropDots}>
      <Pagination
        current={page}
        pageSize={size}
        total={total}
        pageSizeOptions={[...pageSizes]}
        showSizeChanger={{ 'aria-label': 'Baris per halaman' }}
        showLessItems={isNarrow}
        locale={{ jump_to: '', page: 'Ke halaman' }}
        showQuickJumper={total > size * pagesInReach}
        showTotal={(all, [first, last]) =>
          `${formatNumber(first)}–${formatNumber(last)} dari ${formatNumber(all)}`
        }
        onChange={(nextPage, nextSize) => {
          if (nextSize === size) params.goTo(nextPage);
          else params.setPageSize(nextSize);
          onTurned();
        }}
      />
    </nav>
  );
}
