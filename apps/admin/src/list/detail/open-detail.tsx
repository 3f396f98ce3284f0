import { readStoredJson } from '@portal/api/browser-storage';
import { opensNextKey } from '@portal/api/storage-keys';
import { type ComponentType, useState } from 'react';
import { useDecidedList } from '../../decide/decided-list.ts';
import { QueueContext } from '../../drawer/side-drawer.tsx';
import { storeOpensNext } from '../../frame/review-link.tsx';
import { ListContext } from '../../table/list-context.ts';
import { Neighbours } from './neighbours.tsx';
import { useLeadingOn } from './use-leading-on.ts';
import { useNeighbours } from './use-neighbours.ts';

export interface DetailProps {
  /** From the URL, so that there may be no such row. */
  id: string;
}

interface OpenDetailProps extends DetailProps {
  isQueue: boolean;
  detail: ComponentType<DetailProps>;
  onClose: () => void;
}

/** The detail of a row, with its neighbours in the list. After a decision the next row opens, if the admin has turned that on. */
export function OpenDetail({ detail: Detail, id, isQueue, onClose }: OpenDetailProps) {
  const list = useDecidedList();
  const neighbours = useNeighbours({ id, isQueue });
  const [opensNext, setOpensNext] = useState(
    () => isQueue || readStoredJson('localStorage', opensNextKey) === true,
  );
  const { decide, progress } = useLeadingOn({ id, opensNext, neighbours });
  const chooseNext = (chosen: boolean) => {
    setOpensNext(chosen);
    storeOpensNext(chosen);
  };
  const opened = {
    id,
    progress,
    neighbours: <Neighbours {...{ neighbours, opensNext }} onOpensNext={chooseNext} />,
    onClose,
  };
  return (
    <ListContext value={{ ...list, decide, opened }}>
      <QueueContext value={isQueue}>
        <Detail id={id} />
      </QueueContext>
    </ListContext>
  );
}
