import { demoAccounts } from '@portal/database/demo-accounts';
import type { QueryClient } from '@tanstack/react-query';
import { ownProfileQuery } from '../../src/alumni/alumni.queries.ts';
import { ownJobPostingPageQuery } from '../../src/job-posting/job-posting.queries.ts';
import { notificationPageQuery } from '../../src/notification/notification.queries.ts';
import { ids, name, year } from './reads.ts';
import { proposal, work } from './rows.ts';
import { resulting, type Step, sent, type World } from './steps.ts';

const { budi } = demoAccounts;

const ofAlumnus = (own: string): Step[] => [
  sent('listProfileMutation', own),
  {
    write: 'saveProfileMutation',
    made: [{ ...budi, avatarUrl: null }],
    from: ({ cache }) => {
      const profile = cache.getQueryData(ownProfileQuery(budi.id).queryKey);
      const fields = { ...profile?.fields, entryYear: year, jobTitle: 'Dosen', thesisTitle: name };
      return { fields, version: profile?.version };
    },
  },
  sent(
    'savePortraitMutation',
    { picture: new Blob(['picture'], { type: 'image/jpeg' }), formerUrl: '' },
    [budi.id],
  ),
];

const workOf = (own: string): Step[] => [
  sent(
    'saveAlumniItemMutation',
    { item: { id: ids.item, name: 'K3', issuer: 'BNSP', year: '2020' }, version: null },
    [own, 'trainings_certifications'],
  ),
  sent('removeAlumniItemMutation', ids.item, [own, 'trainings_certifications']),
  sent('saveWorkEntryMutation', { entry: { id: ids.item, ...work }, version: null }, [own]),
  sent('removeWorkEntryMutation', ids.item),
];

const eventsAndJobsOfAlumnus = (): Step[] => [
  sent('registerForEventMutation', { eventId: ids.event, partySize: 1, note: '' }),
  sent('changeRegistrationMutation', { eventId: ids.event, partySize: 2, note: '' }),
  sent('cancelRegistrationMutation', ids.event),
  sent('proposeJobMutation', { id: ids.proposal, userId: budi.id, ...proposal }),
  sent('changeJobMutation', {
    id: ids.proposal,
    version: 1,
    change: { ...proposal, title: 'Analis' },
  }),
  resulting('changeJobMutation', ({ cache }) => {
    const jobs = cache.getQueryData(ownJobPostingPageQuery(budi.id, 1).queryKey)?.items ?? [];
    const { id, version } = jobs.find(({ status }) => status === 'approved') ?? {};
    return { id, version, change: { status: 'closed' } };
  }),
];

const noticesOfAlumnus = (): Step[] =>
  [
    resulting('markNotificationReadMutation', unread),
    sent('markAllNotificationsReadMutation', undefined),
    resulting('deleteNotificationMutation', ({ cache }) => notices(cache)[0]),
    sent('deleteAllNotificationsMutation', undefined),
  ].map((step) => ({ ...step, made: [budi.id] }));

const notices = (cache: QueryClient) =>
  cache.getQueryData(notificationPageQuery(budi.id, 1).queryKey)?.items ?? [];
const unread = ({ cache }: World) => notices(cache).find(({ isRead }) => !isRead);

/** The writes of an alumnus, whose own record has this id. */
export const stepsOfAlumnus = (own: string) => [
  ...ofAlumnus(own),
  ...workOf(own),
  ...eventsAndJobsOfAlumnus(),
  ...noticesOfAlumnus(),
];
