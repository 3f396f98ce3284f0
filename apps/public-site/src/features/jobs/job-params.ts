import { type ApprovedJobFilter, isJobType } from '@portal/api/job-posting';
import { useUrlParams } from '@portal/federation';
import { useLocation } from '@portal/federation/router';
import { todayInJakarta } from '@portal/ui';

const anchorPrefix = '#job-';

/** The page's URL: search, filters, and the job that a link points at. */
export function useJobParams() {
  const { params, change } = useUrlParams();
  const { hash } = useLocation();
  const restart = (changes: Record<string, string | null>, replace = false) =>
    change({ ...changes, tampil: null }, { replace, dropsHash: true });

  return {
    filter: filterIn(params),
    linkedId: hash.startsWith(anchorPrefix) ? hash.slice(anchorPrefix.length) : '',

    // Pauses in typing add no steps to the Back button.
    search: (text: string) => restart({ q: text }, true),
    chooseLocation: (location: string) => restart({ lokasi: location }),
    chooseType: (type: string) => restart({ jenis: type }),
    clear: () => restart({ q: null, lokasi: null, jenis: null }),
  };
}

function filterIn(params: URLSearchParams): ApprovedJobFilter {
  const type = params.get('jenis');
  return {
    today: todayInJakarta(),
    search: params.get('q')?.trim() ?? '',
    location: params.get('lokasi') || null,
    type: isJobType(type) ? type : null,
  };
}

export type JobParams = ReturnType<typeof useJobParams>;
