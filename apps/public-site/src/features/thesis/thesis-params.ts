import { useUrlParams } from '@portal/federation';

const searchParameter = 'q';
const pageParameter = 'halaman';

/** The page's URL: search and page number. A new search starts at the first page. */
export function useThesisParams() {
  const { params, change } = useUrlParams();
  const search = params.get(searchParameter)?.trim() ?? '';
  return {
    search,
    page: readPage(params),
    isPlain: params.size === 0,
    find(text: string) {
      change({ [searchParameter]: text, [pageParameter]: null }, { replace: true });
    },
    turnTo(page: number) {
      change({ [pageParameter]: page > 1 ? String(page) : null });
    },
  };
}

export function readPage(params: URLSearchParams): number {
  const page = Number(params.get(pageParameter) ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
