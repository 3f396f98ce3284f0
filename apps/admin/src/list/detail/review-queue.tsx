import { type useUrlDialog, useUrlParams } from '@portal/federation';
import { useLocation } from '@portal/federation/router';
import { EmptyState } from '@portal/ui';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useDecidedList } from '../../decide/decided-list.ts';
import { QueueContext, SideDrawer } from '../../drawer/side-drawer.tsx';
import { firstRow, reviewOf } from '../../routes.ts';
import { type DetailProps, OpenDetail } from './open-detail.tsx';

/**
 * The screen `?antrean=` on which the admin decides on one waiting row after the other. The name alone opens it too: the filters
 * of what waits belong to it.
 */
function useReviewQueue() {
  const { params, change } = useUrlParams();
  const { pathname } = useLocation();
  const isOpen = params.get('antrean') !== null;
  const isBare = isOpen && params.get('status') === null;
  const start = useEffectEvent(() => {
    const [, search] = reviewOf(pathname).split('?');
    change(Object.fromEntries(new URLSearchParams(search)), { replace: true });
  });
  useEffect(() => {
    if (isBare) start();
  }, [isBare]);
  return {
    isOpen,
    close: () => change({ antrean: null, detail: null }, { replace: true }),
  };
}

/** The end of the queue. The toast of the last decision still takes it back. */
function EmptyQueue({ onClose }: { onClose: () => void }) {
  return (
    <QueueContext value={true}>
      <SideDrawer title="Antrean" onClose={onClose} footer={null}>
        <EmptyState
          drawing="search"
          title="Antrean kosong"
          text="Tidak ada lagi yang menunggu keputusan Anda."
        />
      </SideDrawer>
    </QueueContext>
  );
}

interface ReviewedProps {
  detail: ComponentType<DetailProps>;
  dialog: ReturnType<typeof useUrlDialog>;
}

/** The open row, in the list or in its queue. */
export function Reviewed({ detail, dialog: { value: id, close } }: ReviewedProps) {
  const { query } = useDecidedList();
  const queue = useReviewQueue();
  const isEmpty = query.data?.total === 0 && !query.isPlaceholderData;
  if (queue.isOpen && isEmpty) return <EmptyQueue onClose={queue.close} />;
  if (id === null || id === firstRow) return null;
  const onClose = queue.isOpen ? queue.close : close;
  return <OpenDetail {...{ detail, id, onClose }} isQueue={queue.isOpen} />;
}
