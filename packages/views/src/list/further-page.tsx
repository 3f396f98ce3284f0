import { type UseQueryOptions, useQuery } from '@portal/api/query';
import { GrowingListPage } from '@portal/ui';
import type { ComponentProps } from 'react';

interface Page<Item> {
  items: Item[];
  total: number;
}
export type PageQuery<Item, Key extends readonly unknown[]> = UseQueryOptions<
  Page<Item>,
  Error,
  Page<Item>,
  Key
>;

type FurtherPageProps<Item extends { id: string }, Key extends readonly unknown[]> = Omit<
  ComponentProps<typeof GrowingListPage<Item>>,
  'query' | 'items'
> & {
  of: PageQuery<Item, Key>;
  /** The item that already stands at the top of the list. */
  exceptId?: string | undefined;
};

/** Reads one more page of a list, and shows its items. */
export function FurtherPage<Item extends { id: string }, Key extends readonly unknown[]>(
  props: FurtherPageProps<Item, Key>,
) {
  const { of, exceptId, ...page } = props;
  const query = useQuery(of);
  const items = query.data?.items.filter(({ id }) => id !== exceptId);
  return <GrowingListPage query={query} items={items} {...page} />;
}
