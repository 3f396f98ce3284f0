import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { type Page, pageArguments, unwrapJsonPage } from '../query/page.ts';
import { unwrap } from '../query/unwrap.ts';
import { ofJson } from '../rows/fields.ts';
import { isUuid } from '../rows/id.ts';
import { asList, asOptionalText } from '../rows/stored-value.ts';
import { eventKeys } from './event.keys.ts';
import {
  type ApprovedEvent,
  type ApprovedEventFilter,
  eventCategories,
  toApprovedEvent,
} from './event.model.ts';

const meta = { errorTitle: 'Gagal memuat kegiatan' };

async function fetchPage(
  { period, category, today }: ApprovedEventFilter,
  page: number,
  signal: AbortSignal,
): Promise<Page<ApprovedEvent>> {
  const filter = {
    is_upcoming: period === 'upcoming',
    today,
    ...(category !== null && { by_category: category }),
  };
  const args = { ...filter, ...pageArguments(page) };
  // In the address, where the released reads of the page leave out the day and the category.
  const request = db().rpc('approved_events', args, { get: true });
  return unwrapJsonPage(await request.abortSignal(signal), ofJson(toApprovedEvent));
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
  const request = db().rpc('approved_event', { by_id: id });
  return ofJson(toApprovedEvent)(unwrap(await request.abortSignal(signal)));
}

/** The approved event with this id; null when it is missing or not approved. */
export function approvedEventQuery(id: string) {
  return queryOptions({
    queryKey: eventKeys.approvedOne(id),
    queryFn: ({ signal }) => fetchOne(id, signal),
    meta,
  });
}

async function fetchOtherCategories(signal: AbortSignal): Promise<string[]> {
  const known: readonly string[] = eventCategories;
  const stored = unwrap(await db().rpc('event_categories').abortSignal(signal));
  return asList(stored, asOptionalText).filter((category) => !known.includes(category));
}

/** Categories of approved events beyond the known ones, A–Z. */
export function otherEventCategoriesQuery() {
  return queryOptions({
    queryKey: eventKeys.otherCategories(),
    queryFn: ({ signal }) => fetchOtherCategories(signal),
    meta: { errorTitle: 'Gagal memuat kategori lain' },
  });
}
