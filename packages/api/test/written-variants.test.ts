import { createQueryClient } from '@portal/api/query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { everyWrite } from './every-export.ts';
import { id, job, reason } from './every-write.ts';
import { brief, useFullAnswers } from './full-answers.ts';

let service: Awaited<ReturnType<typeof useFullAnswers>>;
beforeAll(async () => {
  vi.stubGlobal('WebSocket', class {});
  service = await useFullAnswers();
});
afterAll(() => service.close());
const makes = new Map(await everyWrite());
const other = id.replace('1', '2');
const file = '/storage/v1/object/public/public-files/avatars/a.png';
const entry = {
  id,
  companyName: 'P',
  position: 'p',
  type: 'usaha',
  startMonth: '2020-01',
  endMonth: '',
  description: 'd',
};
const owner = { id, email: 'a@a.example' };
const profile = { fields: { fullName: 'Nama' }, version: null };
const columns = {
  title: 'Judul',
  company_name: 'PLN',
  location: null,
  job_type: 'Contract',
  application_link: 'l',
  company_logo_url: '/storage/v1/object/public/public-files/job-logos/l.png',
  deadline: null,
  description: 'd',
};
const none: [RegExp, unknown] = [/select=id/, []];
const jobsWith = (row: object): [RegExp, unknown] => [/own_jobs/, { items: [row] }];
const one = { rows: [{ id }] };
type Case = [name: string, variables: unknown, made?: unknown[], answers?: [RegExp, unknown][]];
const cases: Case[] = [
  [
    'alumniMutations.decide',
    {
      id,
      target: one,
      decision: {
        status: 'rejected',
        canPostJobs: false,
        specialBadge: ' A ',
        isListed: true,
        reason,
        deadline: '2030-01-01',
      },
    },
  ],
  [
    'alumniMutations.decide',
    {
      id,
      target: {
        rows: [
          { id, version: 1 },
          { id: other, version: 2 },
        ],
      },
      decision: { status: '', specialBadge: '' },
    },
  ],
  [
    'eventMutations.decide',
    {
      id,
      target: {
        filter: { search: 'x', statuses: ['pending'], filters: { a: 'b' } },
        total: 3,
        readAt: 0,
      },
      decision: { isDeletion: false },
    },
  ],
  [
    'jobMutations.save',
    {
      id,
      version: 4,
      fields: { ...job, logoUrl: 'https://foreign.example/l.png', deadline: '2030-01-01' },
      reason,
    },
  ],
  ['jobMutations.save', { id, version: 4, fields: job }, [], [none]],
  [
    'alumniMutations.save',
    {
      id,
      version: null,
      fields: {
        email: '',
        imageUrl: file,
        status: 'verified',
        canPostJobs: false,
        isListed: true,
        specialBadge: 'x',
      },
    },
  ],
  ['alumniMutations.confirmYear', { id, version: 1, profile: { entryYear: '' } }],
  ['saveProfileMutation', profile, [{ ...owner, avatarUrl: `https://a.example${file}` }]],
  [
    'saveProfileMutation',
    profile,
    [{ ...owner, avatarUrl: 'https://foreign.example/a.png' }],
    [[/on_conflict/, []]],
  ],
  ['saveProfileMutation', profile, [{ ...owner, avatarUrl: null }], [none]],
  ['saveWorkEntryMutation', { entry, version: null }, [id]],
  ['saveWorkEntryMutation', { entry, version: null }, [id], [none]],
  ['saveWorkEntryMutation', { entry, version: null }, [id], [[/work_history\?select/, []]]],
  ['saveAlumniItemMutation', { item: { id }, version: null }, [id, 'degrees']],
  [
    'savePortraitMutation',
    { picture: new Blob(['x'], { type: 'image/jpeg' }), formerUrl: '' },
    [id],
  ],
  ['changeJobMutation', { id, version: 1, change: { status: 'closed' } }],
  ['changeJobMutation', { id, version: 1, change: { deadline: '2030-01-01' } }],
  ['proposeJobMutation', { ...job, id, userId: id }, [], [none, jobsWith(columns)]],
  [
    'proposeJobMutation',
    { ...job, id, userId: id },
    [],
    [none, jobsWith({ ...columns, title: 'B' })],
  ],
  ['proposeJobMutation', { ...job, id, userId: id }, [], [none, [/own_jobs/, { items: [] }]]],
  [
    'addRegistrationMutation',
    { id, eventId: id, person: { alumniId: other }, partySize: 3, note: ' n ' },
  ],
  ['messageParticipantsMutation', { id, eventId: id, text: 'Halo', to: null }],
  ['attendanceMutation', { id, isPresent: false, secondsAgo: 7 }],
  [
    'memberMutations.move',
    [
      { id, version: 1, displayOrder: 2 },
      { id: other, version: 3, displayOrder: 1 },
    ],
  ],
  [
    'memberMutations.move',
    [
      { id, version: 1, displayOrder: 2 },
      { id: other, version: 3, displayOrder: 1 },
    ],
    [],
    [none],
  ],
  ['markAllNotificationsReadMutation', undefined, [id], [none]],
  [
    'importMutations.choose',
    { row: { row: 2, values: { name: 'x'.repeat(4_001) } }, options: {} },
    [],
    [[/preview_import/, []]],
  ],
];
/** What a write sends and resolves to; after ! the failure. */
async function outcomeOf([name, variables, made = [], answers = []]: Case): Promise<string> {
  service.answerInstead(...answers);
  const cache = createQueryClient({ onError: () => undefined });
  const options = makes.get(name)?.(...made);
  if (!options) throw new Error(`There is no ${name}`);
  const writing = cache.getMutationCache().build(cache, options).execute(variables);
  const outcome = await writing.then(brief, (error: Error) => `! ${error.message}`);
  const sent = service.takeSent().filter((it) => !it.includes('orphaned_files'));
  const long = sent
    .map(brief)
    .join(' + ')
    .replace(/x{9,}/, ({ length }) => `x*${length}`);
  return `${name} ${long} → ${outcome.includes('searched_description') ? 'as answered' : outcome}`;
}

test('a write sends what is left out, emptied or repeated as it should', async () => {
  const found: string[] = [];
  for (const one of cases) found.push(await outcomeOf(one));
  expect(found.join('\n')).toBe(expected);
});

const expected = `
alumniMutations.decide POST rpc/decide {of_kind:alumni,decision_id:1,ids:[1],new_status:rejected,new_right:false,new_badge:A,new_listing:true,new_deadline:2030-01-01,new_reason:{code:other,note:Karena.}} → {seen:10,changed:13,leftOut:[{id:5,name:name,status:approved,reason:changed}],lost:[{name:name,title:title,isWaiting:true,partySize:10}],error:null}
alumniMutations.decide POST rpc/decide {of_kind:alumni,decision_id:1,ids:[1,2],versions:[1,2],new_badge:} → {seen:10,changed:13,leftOut:[{id:5,name:name,status:approved,reason:changed}],lost:[{name:name,title:title,isWaiting:true,partySize:10}],error:null}
eventMutations.decide POST rpc/decide {of_kind:events,decision_id:1,expected_total:3,read_ago:… milliseconds,search:x,by_statuses:[pending],filters:{a:b}} → {seen:10,changed:13,leftOut:[{id:5,name:name,status:approved,reason:changed}],lost:[{name:name,title:title,isWaiting:true,partySize:10}],error:null}
jobMutations.save PATCH job_postings?id=eq.1&version=eq.4&select=id {title:Judul,company_name:PLN,location:null,job_type:Contract,description:d,application_link:l,status:approved,deadline:2030-01-01,company_logo_url:https://foreign.example/l.png,decision_code:other,decision_note:Karena.} → undefined
jobMutations.save PATCH job_postings?id=eq.1&version=eq.4&select=id {title:Judul,company_name:PLN,location:null,job_type:Contract,description:d,application_link:l,status:approved,deadline:null,company_logo_url:/storage/v1/object/public/public-files/job-logos/l.png} → ! Data ini diubah atau dihapus di tempat lain.
alumniMutations.save POST alumni?on_conflict=id&select=id {id:1,validation_status:verified,special_badge:x,can_post_jobs:false,is_listed:true,email:null,profile_image_url:/storage/v1/object/public/public-files/avatars/a.png} → undefined
alumniMutations.confirmYear PATCH alumni?id=eq.1&version=eq.1&select=id {entry_year:null} → undefined
saveProfileMutation POST alumni?on_conflict=user_id&select=id {user_id:1,email:a@a.example,full_name:Nama,updated_at:…,profile_image_url:https://a.example/storage/v1/object/public/public-files/avatars/a.png} → undefined
saveProfileMutation POST alumni?on_conflict=user_id&select=id {user_id:1,email:a@a.example,full_name:Nama,updated_at:…} + PATCH alumni?user_id=eq.1&version=eq.1&select=id {user_id:1,email:a@a.example,full_name:Nama,updated_at:…} → undefined
saveProfileMutation POST alumni?on_conflict=user_id&select=id {user_id:1,email:a@a.example,full_name:Nama,updated_at:…} + PATCH alumni?user_id=eq.1&version=eq.1&select=id {user_id:1,email:a@a.example,full_name:Nama,updated_at:…} → ! Data ini diubah atau dihapus di tempat lain.
saveWorkEntryMutation POST work_history?select=id {id:1,company_name:P,position:p,type:usaha,start_date:2020-01-01,end_date:null,description:d,alumni_id:1} → undefined
saveWorkEntryMutation POST work_history?select=id {id:1,company_name:P,position:p,type:usaha,start_date:2020-01-01,end_date:null,description:d,alumni_id:1} + PATCH work_history?id=eq.1&version=eq.1&select=id {id:1,company_name:P,position:p,type:usaha,start_date:2020-01-01,end_date:null,description:d,alumni_id:1} → ! Data ini diubah atau dihapus di tempat lain.
saveWorkEntryMutation POST work_history?select=id {id:1,company_name:P,position:p,type:usaha,start_date:2020-01-01,end_date:null,description:d,alumni_id:1} + PATCH work_history?id=eq.1&version=eq.1&select=id {id:1,company_name:P,position:p,type:usaha,start_date:2020-01-01,end_date:null,description:d,alumni_id:1} → undefined
saveAlumniItemMutation POST rpc/save_alumni_item {alumni_id:1,list:degrees,item:{id:1}} → as answered
savePortraitMutation POST /storage/v1/object/public-files/avatars/….jpg x + PATCH alumni?user_id=eq.1&select=id {profile_image_url:/storage/v1/object/public/public-files/avatars/….jpg} → /storage/v1/object/public/public-files/avatars/….jpg
changeJobMutation POST rpc/update_own_job {job_id:1,expected_version:1,new_values:{status:closed}} → as answered
changeJobMutation POST rpc/update_own_job {job_id:1,expected_version:1,new_values:{deadline:2030-01-01}} → as answered
proposeJobMutation POST job_postings?on_conflict=id&select=id {title:Judul,company_name:PLN,location:null,job_type:Contract,application_link:l,company_logo_url:/storage/v1/object/public/public-files/job-logos/l.png,deadline:null,description:d,id:1,posted_by_user_id:1,status:pending} + POST rpc/own_jobs {by_id:1} → true
proposeJobMutation POST job_postings?on_conflict=id&select=id {title:Judul,company_name:PLN,location:null,job_type:Contract,application_link:l,company_logo_url:/storage/v1/object/public/public-files/job-logos/l.png,deadline:null,description:d,id:1,posted_by_user_id:1,status:pending} + POST rpc/own_jobs {by_id:1} → false
proposeJobMutation POST job_postings?on_conflict=id&select=id {title:Judul,company_name:PLN,location:null,job_type:Contract,application_link:l,company_logo_url:/storage/v1/object/public/public-files/job-logos/l.png,deadline:null,description:d,id:1,posted_by_user_id:1,status:pending} + POST rpc/own_jobs {by_id:1} → false
addRegistrationMutation POST rpc/add_registration {id:1,event_id:1,party_size:3,note:n,alumni_id:2} → {status:waiting,partySize:10,queuePlace:11}
messageParticipantsMutation POST rpc/message_participants {message_id:1,event_id:1,message:Halo} → as answered
attendanceMutation POST rpc/set_attendance {registration_id:1,is_present:false,seconds_ago:7} → undefined
memberMutations.move PATCH organization_structure?id=eq.1&version=eq.1&select=id {display_order:2} + PATCH organization_structure?id=eq.2&version=eq.3&select=id {display_order:1} → undefined
memberMutations.move PATCH organization_structure?id=eq.1&version=eq.1&select=id {display_order:2} → ! Data ini diubah atau dihapus di tempat lain.
markAllNotificationsReadMutation PATCH notifications?user_id=eq.1&is_read=eq.false&select=id {is_read:true} → false
importMutations.choose POST rpc/preview_import {rows:[{name:x*4000,row_number:2}],options:{mode:add}} → null
`.trim();

/** Shows a write in the cache before it is sent. Returns how to roll it back. */
async function show(cache: ReturnType<typeof createQueryClient>, name: string, sent: unknown) {
  const { onMutate } = makes.get(name)?.('me') ?? {};
  const rollBack = await onMutate?.(sent, { client: cache } as never);
  return rollBack as () => void;
}

const notes = [true, false].map((isRead) => ({ id: String(isRead), isRead }));
test.each([
  ['markNotificationRead', notes[1], [true, true], 5, 6],
  ['markNotificationRead', notes[0], [true, false], 5, 7],
  ['markAllNotificationsRead', undefined, [true, true], 5, 0],
  ['deleteNotification', notes[1], [true], 4, 6],
  ['deleteNotification', notes[0], [false], 4, 7],
  ['deleteAllNotifications', undefined, [], 0, 0],
])('%s of %j is shown at once, and taken back', async (name, sent, read, total, count) => {
  const cache = createQueryClient({ onError: () => undefined });
  const page = { items: notes, total: 5 };
  const keys = [
    ['pages', 'me', 1],
    ['pages', 'me', 2],
    ['pages', 'you', 1],
    ['unread-count', 'me'],
    ['unread-count', 'you'],
  ].map((key) => ['notifications', ...key]);
  const [first, , yours, unread, theirs] = keys;
  if (!first || !yours || !unread || !theirs) throw new Error('There are five keys');
  for (const key of [first, yours]) cache.setQueryData(key, page);
  for (const key of [unread, theirs]) cache.setQueryData(key, 7);
  const rollBack = await show(cache, `${name}Mutation`, sent);
  const shown = cache.getQueryData<typeof page>(first);
  expect([shown?.items.map(({ isRead }) => isRead), shown?.total]).toEqual([read, total]);
  expect(keys.slice(1).map((key) => cache.getQueryData(key))).toEqual([undefined, page, count, 7]);
  rollBack();
  expect([first, unread].map((key) => cache.getQueryData(key))).toEqual([page, 7]);
  cache.setQueryData(unread, 0);
  cache.removeQueries({ queryKey: first });
  await show(cache, `${name}Mutation`, sent);
  expect([first, unread].map((key) => cache.getQueryData(key))).toEqual([undefined, 0]);
});

const pairs = ['ab', 'bc', 'cd'].map(([one, two]) => ({ one: { id: one }, other: { id: two } }));
test.each([
  ['merge', { keptId: 'a' }, { one: { id: 'a' }, other: { id: 'b' } }, 'cd'],
  ['merge', { keptId: 'b' }, { one: { id: 'a' }, other: { id: 'b' } }, 'bc cd'],
  ['callDifferent', null, { one: 'b', other: 'c', isDifferent: true }, 'ab cd'],
  ['callDifferent', null, { one: 'c', other: 'b', isDifferent: true }, 'ab bc cd'],
  ['callDifferent', null, { one: 'b', other: 'c', isDifferent: false }, 'again'],
  ['undoMerge', null, 'merge', 'again'],
])('%s leaves of the pairs what is still asked', (name, answer, sent, left) => {
  const cache = createQueryClient({ onError: () => undefined });
  const key = ['alumni-pairs'];
  cache.setQueryData(key, { pages: [{ pairs, next: null }], pageParams: [null] });
  const { onSuccess } = makes.get(`duplicateMutations.${name}`)?.() ?? {};
  void onSuccess?.(answer, sent, undefined, { client: cache } as never);
  const shown = cache.getQueryData<{ pages: { pairs: typeof pairs }[] }>(key);
  const found = shown?.pages[0]?.pairs.map(({ one, other }) => `${one.id}${other.id}`);
  expect(found?.join(' ') ?? 'again').toBe(left);
});
