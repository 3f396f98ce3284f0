import { useSearchParams } from '@portal/federation/router';

const searchParameter = 'q';
const pageParameter = 'halaman';

/** The page's URL: search and page number. A new search starts at the first page. */
export function useThesisParams() {
  const [params, setParams] = useSearchParams();
  const search = params.get(searchParameter)?.trim() ?? '';
  return {
    search,
    page: readPage(params),
    isPlain: params.size === 0,
    find(text: string) {
      setParams(writeParams(text, 1), { replace: true });
    },
    turnTo(page: number) {
      setParams(writeParams(search, page));
    },
  };
}

export function readPage(params: URLSearchParams): number {
  const page = Number(params.get(pageParameter) ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

function writeParams(search: string, page: number): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set(searchParameter, search);
  if (page > 1) params.set(pageParameter, String(page));
  return params;
}
