import { queryOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { read } from '../query/call.ts';
import { readShown } from '../query/one-row.ts';
import { pageArguments, pageOf } from '../query/page.ts';
import { asList, asOptionalText } from '../rows/stored-value.ts';
import { type ApprovedEventFilter, eventCategories, toApprovedEvent } from './event.model.ts';

const meta = { errorTitle: 'Gagal memuat kegiatan' };

/** One page of approved events: upcoming ones by the nearest date, past ones by the latest. */
export function approvedEventPageQuery(filter: ApprovedEventFilter, page: number) {
  const { period, category, today } = filter;
  const wanted = {
    is_upcoming: period === 'upcoming',
    today,
    ...(category !== null && { by_category: category }),
    ...pageArguments(page),
  };
  return queryOptions({
    queryKey: [...cached.approvedEvents, 'page', filter, page],
    // In the address, where the released reads of the page leave out the day and the category.
    queryFn: read('approved_events', pageOf(toApprovedEvent), wanted, { get: true }),
    meta,
  });
}

/** The approved event with this id; null when it is missing or not approved. */
export function approvedEventQuery(id: string) {
  return queryOptions({
    queryKey: [...cached.approvedEvents, 'one', id],
    queryFn: readShown('approved_event', id, toApprovedEvent),
    meta,
  });
}

function toOtherCategories(stored: unknown): string[] {
  const known: readonly string[] = eventCategories;
  return asList(stored, asOptionalText).filter((category) => !known.includes(category));
}

/** Categories of approved events beyond the known ones, A–Z. */
export function otherEventCategoriesQuery() {
  return queryOptions({
    queryKey: [...cached.approvedEvents, 'other-categories'],
    queryFn: read('event_categories', toOtherCategories),
    meta: { errorTitle: 'Gagal memuat kategori lain' },
  });
}
