import { demoAccounts } from '@portal/database/demo-accounts';
import type { InfiniteQueryObserverOptions } from '@tanstack/react-query';
import { everyExport } from '../every-export.ts';

/** A record of each kind, by which the reads ask and which the writes change. */
const id = (digit: string) => `${digit.repeat(8)}-1111-4111-8111-111111111111`;
export const ids = {
  one: id('1'),
  other: id('2'),
  event: id('3'),
  job: id('4'),
  proposal: id('5'),
  member: id('6'),
  seat: id('7'),
  queue: id('8'),
  decision: id('9'),
  deletion: id('a'),
  item: id('b'),
  work: id('0'),
  message: id('c'),
  unlisting: id('d'),
  eventDecision: id('e'),
  jobDecision: id('f'),
};
export const name = 'Zulkarnain Wiratmaja';
export const year = '2001';
const place = { page: 1, size: 20 };
const list = { search: '', status: null, sort: 'created_at', ascending: false, ...place };
const texts = { concentration: '', graduationYear: '', jobTitle: '', company: '', location: '' };
const filters = { name: '', entryYear: year, ...texts, certification: '' };
const typed = {
  fullName: name,
  entryYear: year,
  graduationYear: '',
  email: '',
  nim: '',
  phoneNumber: '',
};
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format();

export type Account = 'admin' | 'budi';
export interface Read {
  name: string;
  /** Of an infinite query, or of another, which has no first page. */
  options: InfiniteQueryObserverOptions;
}

/** What the reads ask for, by the account that looks and its own record; a read without parameters is not named. */
const argumentsOf = (account: Account, own: string): Record<string, unknown[]> => {
  const viewer = account === 'admin' ? 'admin' : 'alumni';
  const user = demoAccounts[account].id;
  const person = account === 'admin' ? ids.one : own;
  const job = account === 'admin' ? ids.job : ids.proposal;
  return {
    alumniProfileQuery: [viewer, person],
    alumniRecordQuery: [person],
    'alumniList.query': [list],
    approvedEventPageQuery: [{ period: 'upcoming', category: null, today }, 1],
    approvedEventQuery: [ids.event],
    approvedJobPageQuery: [{ today, search: '', location: null, type: null }, 1],
    approvedJobQuery: [job],
    directoryCountQuery: [viewer, filters],
    directoryPageQuery: [viewer, filters, null],
    duplicatesQuery: [ids.one],
    editedEventQuery: [ids.event],
    editedJobQuery: [job],
    eventAudienceQuery: [ids.event],
    'eventList.query': [list],
    foundHistoryQuery: [{}],
    'jobList.query': [list],
    latestJobPostingsQuery: [today],
    mergePreviewQuery: [[ids.one, ids.other]],
    mergesQuery: [ids.one],
    notificationPageQuery: [user, 1],
    ownAlumniQuery: [user],
    ownJobPostingPageQuery: [user, 1],
    ownJobQuery: [job],
    ownPortraitQuery: [user],
    ownProfileQuery: [user],
    ownRegistrationsQuery: [user],
    ownYearGroupQuery: [user],
    participantsQuery: [ids.event],
    peopleToInviteQuery: [year],
    profileCompletenessQuery: [user],
    recordHistoryQuery: ['alumni', person],
    registrationNoteQuery: [ids.one],
    registrationsOfAlumnusQuery: [person],
    'registrationsOf.query': [{ ...list, sort: 'queue_number' }],
    statisticsQuery: [''],
    storedConfigurationQuery: ['vision_text'],
    storedMemberQuery: [ids.member],
    thesisPageQuery: [viewer, name, 1],
    typedDuplicatesQuery: [typed],
    unreadNotificationCountQuery: [user],
    visitorProfileQuery: [person],
    visitorWorkHistoryQuery: [person],
    workHistoryQuery: [person],
  };
};

/** Not read again by a write: the check belongs to the file that was chosen; the search for all pairs takes long, and goes on as it began. */
const unread = ['importPlanQuery', 'duplicatePairsQuery'];

type Make = ((...values: unknown[]) => Read['options']) & { length: number };

/** The reads of an entity's list are one export; its counts belong to a question that is closed with the decision. */
function readsOf([name, value]: [string, unknown]): [string, Make][] {
  if (name.endsWith('Query')) return unread.includes(name) ? [] : [[name, value as Make]];
  const made = name === 'registrationsOf' ? (value as (id: string) => unknown)(ids.event) : value;
  const { query } = Object(made);
  return query ? [[`${name}.query`, query]] : [];
}

/** All reads, found by their names. */
export async function everyRead(account: Account, own: string): Promise<Read[]> {
  const given = argumentsOf(account, own);
  const found = (await everyExport('.queries.ts')).flatMap(readsOf);
  return found.map(([name, make]) => {
    if (make.length > 0 && !given[name]) throw new Error(`What ${name} reads is not said.`);
    return { name, options: make(...(given[name] ?? [])) };
  });
}
