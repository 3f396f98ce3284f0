import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { readById } from '../query/one-row.ts';
import { countOnFirst, maxRows, type Page, pageRange, unwrapPage } from '../query/page.ts';
import { unwrap } from '../query/unwrap.ts';
import { eventKeys } from './event.keys.ts';
import {
  type ApprovedEvent,
  type ApprovedEventFilter,
  eventCategories,
  toApprovedEvent,
} from './event.model.ts';
import { registrationColumns } from './event-registration.model.ts';

const columns =
  `id, version, title, event_date, event_time, end_time, location, description, category, image_url, ${registrationColumns}` as const;
const meta = { errorTitle: 'Gagal memuat kegiatan' };

async function fetchPage(
  { period, category, today }: ApprovedEventFilter,
  page: number,
  signal: AbortSignal,
): Promise<Page<ApprovedEvent>> {
  const isUpcoming = period === 'upcoming';
  let request = db().from('events').select(columns, countOnFirst(page)).eq('status', 'approved');
  request = isUpcoming ? request.gte('event_date', today) : request.lt('event_date', today);
  if (category !== null) request = request.eq('category', category);
  return unwrapPage(
    await request
      .order('event_date', { ascending: isUpcoming })
      .order('event_time', { ascending: isUpcoming, nullsFirst: !isUpcoming })
      .order('id')
      .range(...pageRange(page))
      .abortSignal(signal),
    toApprovedEvent,
  );
}

/** One page of approved events: upcoming ones by the nearest date, past ones by the latest. */
export function approvedEventPageQuery(filter: ApprovedEventFilter, page: number) {
  return queryOptions({
    queryKey: eventKeys.approvedPage(filter, page),
    queryFn: ({ signal }) => fetchPage(filter, page, signal),
    meta,
  });
}

/** The approved event with this id; null when it is missing or not approved. */
export function approvedEventQuery(id: string) {
  return queryOptions({
    queryKey: eventKeys.approvedOne(id),
    queryFn: ({ signal }) => {
      const approved = db().from('events').select(columns).eq('status', 'approved');
      return readById(id, approved, toApprovedEvent, signal);
    },
    meta,
  });
}

/** PostgREST cannot select distinct values: rows are read in order, and after a full answer from the next value on. */
async function fetchOtherCategories(signal: AbortSignal, after = ''): Promise<string[]> {
  const rows = unwrap(
    await db()
      .from('events')
      .select('category')
      .eq('status', 'approved')
      .not('category', 'in', `(${eventCategories.join(',')})`)
      .gt('category', after)
      .order('category')
      .limit(maxRows)
      .abortSignal(signal),
  );
  const found = [...new Set(rows.map(({ category }) => category))];
  const last = found.at(-1);
  if (rows.length < maxRows || last === undefined) return found;
  return [...found, ...(await fetchOtherCategories(signal, last))];
}

/** Categories of approved events beyond the known ones, A–Z. */
export function otherEventCategoriesQuery() {
  return queryOptions({
    queryKey: eventKeys.otherCategories(),
    queryFn: ({ signal }) => fetchOtherCategories(signal),
    meta: { errorTitle: 'Gagal memuat kategori lain' },
  });
}
