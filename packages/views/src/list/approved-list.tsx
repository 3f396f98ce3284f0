import { pageSize } from '@portal/api';
import { useQueryClient } from '@portal/api/query';
import { useGrowingList } from '@portal/federation';
import {
  CardGrid,
  type FailedQuery,
  GrowingList,
  QueryError,
  SkeletonGroup,
  StructuredData,
} from '@portal/ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { FurtherPage, type PageQuery } from './further-page.tsx';

interface ApprovedListProps<Item extends { id: string }, Key extends readonly unknown[]> {
  /** What is counted, such as 'lowongan'. */
  noun: string;
  columns: ComponentProps<typeof CardGrid>['columns'];
  /** Together with an item's id it is the id of its card. */
  idPrefix: string;
  firstPage: FailedQuery & {
    data: { items: Item[]; total: number } | undefined;
    isPlaceholderData: boolean;
  };
  pageQuery: (page: number) => PageQuery<Item, Key>;
  /** The key of all that the page reads: when the list has failed, the rest most likely has as well, and is read again with it. */
  allKey: readonly unknown[];
  /** The item that a link points at. It is shown even if the filter or the first page does not include it. */
  linked: Item | null | undefined;
  isWaitingForLinked: boolean;
  /** Cards without content. */
  shapes: ReactNode;
  empty: ReactElement;
  /** An item as a schema.org object. */
  toStructured: (item: Item) => Record<string, unknown>;
  card: (item: Item, place: { isLinked: boolean; isLazy: boolean }) => ReactElement;
}

/** The public list of what has been approved: a page at a time, with the item that a link points at on top. */
export function ApprovedList<Item extends { id: string }, Key extends readonly unknown[]>(
  props: ApprovedListProps<Item, Key>,
) {
  const { noun, columns, idPrefix, firstPage, linked, shapes, card } = props;
  const { data } = firstPage;
  const list = useGrowingList(data?.total ?? 0, pageSize);
  const cache = useQueryClient();
  const errorTitle = `Gagal memuat ${noun}`;

  if (!data && firstPage.error) {
    const refetch = () => cache.refetchQueries({ queryKey: props.allKey, type: 'active' });
    return <QueryError title={errorTitle} query={{ ...firstPage, refetch }} />;
  }
  if (!data || props.isWaitingForLinked) {
    return (
      <SkeletonGroup label={`Memuat ${noun}…`}>
        <CardGrid columns={columns} isHidden>
          {shapes}
        </CardGrid>
      </SkeletonGroup>
    );
  }
  const apart = linked && !data.items.some(({ id }) => id === linked.id) ? linked : null;
  const first = apart ? [apart, ...data.items] : data.items;
  return (
    <>
      {first.length === 0 && props.empty}
      <StructuredData items={first.map(props.toStructured)} />
      <GrowingList
        {...{ list, noun, columns }}
        isStale={firstPage.isPlaceholderData}
        furtherPage={(page) => (
          <FurtherPage
            {...{ idPrefix, errorTitle }}
            of={props.pageQuery(page)}
            isNew={page === list.newPage}
            exceptId={apart?.id}
            skeletons={shapes}
          >
            {(item) => card(item, { isLinked: false, isLazy: true })}
          </FurtherPage>
        )}
      >
        {first.map((item, index) =>
          card(item, { isLinked: item.id === linked?.id, isLazy: index > 0 }),
        )}
      </GrowingList>
    </>
  );
}
