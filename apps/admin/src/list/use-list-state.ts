import { keepPreviousData, useQuery } from '@portal/api/query';
import { useUrlDialog } from '@portal/federation';
import type { ListState } from '../table/list-context.ts';
import { useListParams } from '../table/list-params.ts';
import type { ListSource } from '../table/list-source.ts';

/** The rows of a list under what the URL asks for. The context of everything that stands in the list. */
export function useListState<
  Row extends { id: string },
  Status extends string,
  Sort extends string,
  Source extends ListSource<Row, Status, Sort>,
>(source: Source & ListSource<Row, Status, Sort>): Source & ListState<Row, Status, Sort> {
  const params = useListParams(source.list, source.filters);
  const query = useQuery({
    ...source.list.query(params.request),
    placeholderData: keepPreviousData,
  });
  const { open } = useUrlDialog('detail');
  return { ...source, params, query, selection: null, open };
}
