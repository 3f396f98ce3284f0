import type { AdminList } from '@portal/api';
import { readStoredJson } from '@portal/api/browser-storage';
import { opensNextKey } from '@portal/api/storage-keys';
import { type ComponentType, useState } from 'react';
import { storeOpensNext } from '../../frame/review-link.tsx';
import type { DetailProps } from '../list-page.tsx';
import { Neighbours } from './neighbours.tsx';
import { useNeighbours } from './use-neighbours.ts';

interface OpenDetailProps<Row extends { id: string }, Status extends string, Sort extends string>
  extends Omit<DetailProps<Row, Status, Sort>, 'neighbours'> {
  noun: string;
  list: AdminList<Row, Status, Sort>;
  detail: ComponentType<DetailProps<Row, Status, Sort>>;
}

/** The detail of a row, with its neighbours in the list. After a decision the next row opens, if the admin has turned that on. */
export function OpenDetail<Row extends { id: string }, Status extends string, Sort extends string>({
  noun,
  list,
  detail: Detail,
  ...props
}: OpenDetailProps<Row, Status, Sort>) {
  const neighbours = useNeighbours({ ...props, list });
  const [opensNext, setOpensNext] = useState(
    () => readStoredJson('localStorage', opensNextKey) === true,
  );
  return (
    <Detail
      {...props}
      onDecide={(row, status) => {
        props.onDecide(row, status);
        if (opensNext) neighbours.goToNext?.();
      }}
      neighbours={
        <Neighbours
          noun={noun}
          neighbours={neighbours}
          opensNext={opensNext}
          onOpensNext={(chosen) => {
            setOpensNext(chosen);
            storeOpensNext(chosen);
          }}
        />
      }
    />
  );
}
