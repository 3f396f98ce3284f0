import { queryOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { read } from '../query/call.ts';
import { pageOf } from '../query/page.ts';
import { toEventTeaser } from './event-teaser.model.ts';

/** The next three approved events, or the latest past ones where fewer are to come, and the number of all, in one request. */
export function homeEventsQuery() {
  return queryOptions({
    queryKey: [...cached.events, 'home'],
    queryFn: read('home_events', pageOf(toEventTeaser)),
    meta: { errorTitle: 'Gagal memuat data beranda' },
  });
}
