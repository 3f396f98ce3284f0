import { queryOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { read } from '../query/call.ts';
import { whenTableIsMissing } from '../query/missing.ts';
import { readShown } from '../query/one-row.ts';
import { emptyPage, pageArguments, pageOf } from '../query/page.ts';
import { isUuid } from '../rows/id.ts';
import {
  type ApprovedJobFilter,
  toApprovedJob,
  toJobFilterOptions,
  toOwnJob,
  toOwnJobPosting,
} from './job-posting.model.ts';

const meta = { errorTitle: 'Gagal memuat lowongan' };

/** As much of a text as the database searches for. Half an emoji is in no stored text, and no part of JSON. */
function searchedPart(text: string): string {
  return [...text]
    .slice(0, 200)
    .join('')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}

/** One page of approved jobs, newest first. A missing jobs table counts as an empty one. */
export function approvedJobPageQuery(filter: ApprovedJobFilter, page: number) {
  const { search, location, type } = filter;
  const readPage = read('approved_jobs', pageOf(toApprovedJob), {
    search: searchedPart(search),
    ...(location !== null && { by_location: location }),
    ...(type !== null && { by_type: type }),
    ...pageArguments(page),
  });
  return queryOptions({
    queryKey: [...cached.approvedJobs, 'page', filter, page],
    queryFn: (on) => readPage(on).catch(whenTableIsMissing(emptyPage)),
    meta,
  });
}

/** The approved job with this id; null when it is missing or closed. */
export function approvedJobQuery(id: string) {
  const readJob = readShown('approved_job', id, toApprovedJob);
  return queryOptions({
    queryKey: [...cached.approvedJobs, 'one', id],
    queryFn: (on) => readJob(on).catch(whenTableIsMissing(null)),
    meta,
  });
}

/** The distinct locations and types of approved jobs. */
export function jobFilterOptionsQuery() {
  const readOptions = read('job_posting_filters', toJobFilterOptions);
  return queryOptions({
    queryKey: [...cached.approvedJobs, 'filter-options'],
    queryFn: (on) => readOptions(on).catch(whenTableIsMissing({ locations: [], types: [] })),
    meta: { errorTitle: 'Gagal memuat pilihan lokasi dan jenis' },
  });
}

/** One page of the jobs that this user has proposed, newest first, whatever their status. */
export function ownJobPostingPageQuery(userId: string, page: number) {
  const readPage = read('own_jobs', pageOf(toOwnJobPosting), pageArguments(page));
  return queryOptions({
    queryKey: [...cached.jobPostings, 'own', userId, page],
    queryFn: (on) => readPage(on).catch(whenTableIsMissing(emptyPage)),
    // The admin decides in another browser.
    staleTime: 0,
    meta,
  });
}

/** One of them with all that its form holds; null where there is none with this id. */
export function ownJobQuery(id: string) {
  const readOne = read('own_jobs', pageOf(toOwnJob), { by_id: id });
  return queryOptions({
    queryKey: [...cached.jobPostings, 'own', 'one', id],
    queryFn: async (on) => (isUuid(id) ? ((await readOne(on)).items[0] ?? null) : null),
    // A form starts from what is stored now, never from the cache.
    staleTime: 0,
    gcTime: 0,
    meta: { errorTitle: 'Gagal mengambil detail' },
  });
}
