import { useSearchParams } from '@portal/federation/router';

const searchParameter = 'q';
const pageParameter = 'halaman';

/** What the thesis bank shows, as the address says it; another search begins with the first page. */
export function useThesisAddress() {
  const [address, setAddress] = useSearchParams();
  const search = address.get(searchParameter)?.trim() ?? '';
  return {
    search,
    page: readPage(address),
    isPlain: address.size === 0,
    find(text: string) {
      setAddress(writeAddress(text, 1), { replace: true });
    },
    turnTo(page: number) {
      setAddress(writeAddress(search, page));
    },
  };
}

export function readPage(address: URLSearchParams): number {
  const page = Number(address.get(pageParameter) ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

function writeAddress(search: string, page: number): URLSearchParams {
  const address = new URLSearchParams();
  if (search) address.set(searchParameter, search);
  if (page > 1) address.set(pageParameter, String(page));
  return address;
}
