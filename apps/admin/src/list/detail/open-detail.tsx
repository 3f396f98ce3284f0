import { readStoredJson } from '@portal/api/browser-storage';
import { opensNextKey } from '@portal/api/storage-keys';
import { type ComponentType, type ReactElement, useState } from 'react';
import { useDecidedList } from '../../decide/decided-list.ts';
import { QueueContext } from '../../drawer/queue-context.ts';
import { storeOpensNext } from '../../frame/review-link.tsx';
import { ListContext } from '../../table/list-context.ts';
import { Neighbours } from './neighbours.tsx';
import { useLeadingOn } from './use-leading-on.ts';
import { useNeighbours } from './use-neighbours.ts';

export interface DetailProps {
  /** From the URL, so that there may be no such row. */
  id: string;
  /** The navigation through the list, for the top of the detail. */
  neighbours: ReactElement;
  onClose: () => void;
}

interface OpenDetailProps extends Omit<DetailProps, 'neighbours'> {
  isQueue: boolean;
  detail: ComponentType<DetailProps>;
}

/** The detail of a row, with its neighbours in the list. After a decision the next row opens, if the admin has turned that on. */
export function OpenDetail({ detail: Detail, id, isQueue, onClose }: OpenDetailProps) {
  const list = useDecidedList();
  const neighbours = useNeighbours({
    ...{ id, isQueue, list: list.list, request: list.params.request },
    // Rows of the former request are not neighbours in the current list.
    page: list.query.isPlaceholderData ? undefined : list.query.data,
  });
  const [opensNext, setOpensNext] = useState(
    () => isQueue || readStoredJson('localStorage', opensNextKey) === true,
  );
  const leadingOn = useLeadingOn({ id, opensNext, neighbours });
  return (
    <ListContext value={leadingOn}>
      <QueueContext value={isQueue}>
        <Detail
          id={id}
          onClose={onClose}
          neighbours={
            <Neighbours
              noun={list.title}
              neighbours={neighbours}
              opensNext={opensNext}
              onOpensNext={(chosen) => {
                setOpensNext(chosen);
                storeOpensNext(chosen);
              }}
            />
          }
        />
      </QueueContext>
    </ListContext>
  );
}
