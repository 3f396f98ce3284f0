import { useSearchParams } from '@portal/federation/router';
import { useState } from 'react';

const parameter = 'tampil';

/** How much of a growing list is on the screen, as the address says it: Back and a reload find it as it was left. */
export function useShownPages(total: number, pageSize: number) {
  const [params, setParams] = useSearchParams();
  const [arrivingPage, setArrivingPage] = useState(0);
  const wanted = Math.ceil(Math.max(1, Number(params.get(parameter)) || 1) / pageSize);
  const lastPage = Math.max(1, Math.min(wanted, Math.ceil(total / pageSize)));
  return {
    shown: Math.min(total, lastPage * pageSize),
    /** Those after the first. */
    furtherPages: Array.from({ length: lastPage - 1 }, (_, index) => index + 2),
    /** Just asked for: its first entry takes the focus. */
    arrivingPage,
    showNextPage() {
      setArrivingPage(lastPage + 1);
      const next = new URLSearchParams(params);
      next.set(parameter, String((lastPage + 1) * pageSize));
      setParams(next, { replace: true });
    },
  };
}
