import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { pageRange } from '../query/page-range.ts';
import { unwrap, unwrapCounted } from '../query/unwrap.ts';
import { isUuid } from '../rows/uuid.ts';
import {
  type ApprovedEvent,
  type ApprovedEventFilter,
  type ApprovedEventPage,
  eventCategories,
  toApprovedEvent,
  toApprovedEvents,
} from './approved-event.model.ts';
import { eventKeys } from './event.keys.ts';

const columns =
  'id, title, event_date, event_time, location, description, category, image_url' as const;
const meta = { errorTitle: 'Gagal memuat kegiatan' };

async function fetchPage(
  { period, category, today }: ApprovedEventFilter,
  page: number,
  signal: AbortSignal,
): Promise<ApprovedEventPage> {
  const isUpcoming = period === 'upcoming';
  let request = db()
    .from('events')
    .select(columns, page === 1 ? { count: 'exact' } : {})
    .eq('status', 'approved');
  request = isUpcoming ? request.gte('event_date', today) : request.lt('event_date', today);
  if (category !== null) request = request.eq('category', category);
  const { rows, total } = unwrapCounted(
    await request
      .order('event_date', { ascending: isUpcoming })
      .order('event_time', { ascending: isUpcoming, nullsFirst: !isUpcoming })
      .order('id')
      .range(...pageRange(page))
      .abortSignal(signal),
  );
  return { items: toApprovedEvents(rows), total };
}

/** One page of approved events: upcoming ones by the nearest date, past ones by the latest. */
export function approvedEventPageQuery(filter: ApprovedEventFilter, page: number) {
  return queryOptions({
    queryKey: eventKeys.approvedPage(filter, page),
    queryFn: ({ signal }) => fetchPage(filter, page, signal),
    meta,
  });
}

async function fetchOne(id: string, signal: AbortSignal): Promise<ApprovedEvent | null> {
  if (!isUuid(id)) return null;
  const row = unwrap(
    await db()
      .from('events')
      .select(columns)
      .eq('status', 'approved')
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  );
  return toApprovedEvent(row);
}

/** The approved event with this id; null when it is missing or not approved. */
export function approvedEventQuery(id: string) {
  return queryOptions({
    queryKey: eventKeys.approvedOne(id),
    queryFn: ({ signal }) => fetchOne(id, signal),
    meta,
  });
}

const rowLimit = 1000;

/** Distinct values are not to be had from PostgREST: rows come in order, and after a full answer the next value is asked for. */
async function fetchOtherCategories(signal: AbortSignal, after = ''): Promise<string[]> {
  const rows = unwrap(
    await db()
      .from('events')
      .select('category')
      .eq('status', 'approved')
      .not('category', 'in', `(${eventCategories.join(',')})`)
      .gt('category', after)
      .order('category')
      .limit(rowLimit)
      .abortSignal(signal),
  );
  const found = [...new Set(rows.map(({ category }) => category))];
  const last = found.at(-1);
  if (rows.length < rowLimit || last === undefined) return found;
  return [...found, ...(await fetchOtherCategories(signal, last))];
}

/** Categories of approved events beyond the known ones, A–Z. Silent on failure: the known ones still filter. */
export function otherEventCategoriesQuery() {
  return queryOptions({
    queryKey: eventKeys.otherCategories(),
    queryFn: ({ signal }) => fetchOtherCategories(signal),
  });
}
