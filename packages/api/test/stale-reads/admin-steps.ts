import { alumniRecordQuery } from '../../src/alumni/admin-alumni.queries.ts';
import { yearGroupsQuery } from '../../src/alumni/year-group.queries.ts';
import { adminOrganizationQuery } from '../../src/organization/admin-organization.queries.ts';
import { storedConfigurationQuery } from '../../src/site-configuration/admin-site-configuration.queries.ts';
import { ids, name, year } from './reads.ts';
import { event, job, member, person, work } from './rows.ts';
import { deciding, resulting, type Step, saving, sent, versionOf, type World } from './steps.ts';

const reason = { code: 'other', note: 'Belum lengkap' };
const rejection = { status: 'rejected', reason };
const importOptions = {
  status: 'verified',
  isListed: true,
  onlyCompletes: false,
  isTitleCased: true,
};
const importedRow = { row: 2, values: { name: 'Sukma Imporwati', entry_year: year } };
const runOf = ({ done }: World) => ({
  file: { name: 'a.csv', size: 1 },
  fingerprint: '0'.repeat(64),
  options: importOptions,
  leftOut: {},
  rows: [{ ...importedRow, fingerprint: Object(done['importMutations.choose']).fingerprint }],
  signal: new AbortController().signal,
  onProgress: () => undefined,
});
const alumniOfAdmin = (own: string): Step[] => [
  sent('alumniMutations.save', {
    id: ids.one,
    version: null,
    fields: person('satu@alumni-te.example'),
  }),
  sent('alumniMutations.save', { id: ids.other, version: null, fields: person('') }),
  sent('duplicateMutations.callDifferent', { one: ids.one, other: ids.other, isDifferent: true }),
  sent('duplicateMutations.callDifferent', { one: ids.one, other: ids.other, isDifferent: false }),
  deciding('alumni', ids.one, rejection),
  sent('alumniMutations.undo', ids.decision),
  resulting('alumniMutations.confirmYear', ({ cache }) =>
    cache.getQueryData(alumniRecordQuery(ids.one).queryKey),
  ),
  sent('invitationMutations.note', { id: ids.one, isInvited: true }),
  sent('importMutations.choose', { row: importedRow, options: importOptions }),
  resulting('importMutations.run', runOf),
  resulting('importMutations.undo', ({ done }) => Object(done['importMutations.run']).id),
  deciding('alumni', own, { isListed: false }, ids.unlisting),
];

const eventsOfAdmin = (): Step[] => [
  sent('eventMutations.save', { id: ids.event, version: null, fields: event }),
  deciding('event', ids.event, rejection, ids.eventDecision),
  sent('eventMutations.undo', ids.eventDecision),
  sent('addRegistrationMutation', {
    id: ids.seat,
    eventId: ids.event,
    person: { alumniId: ids.one },
    partySize: 3,
    note: '',
  }),
  sent('addRegistrationMutation', {
    id: ids.queue,
    eventId: ids.event,
    person: { name: 'Tamu' },
    partySize: 2,
    note: '',
  }),
  sent('moveRegistrationUpMutation', ids.queue),
  sent('messageParticipantsMutation', {
    id: ids.message,
    eventId: ids.event,
    text: 'Halo',
    to: null,
  }),
];

const othersOfAdmin = (): Step[] => [
  sent('jobMutations.save', {
    id: ids.job,
    version: null,
    fields: { ...job, type: 'Full-time', logoUrl: null, status: 'approved' },
  }),
  deciding('job', ids.job, rejection, ids.jobDecision),
  sent('jobMutations.undo', ids.jobDecision),
  sent('memberMutations.save', { id: ids.member, version: null, fields: member }),
  resulting('memberMutations.move', ({ cache }) => {
    const members = cache.getQueryData(adminOrganizationQuery().queryKey) ?? [];
    return members
      .filter(({ id }) => id === ids.member)
      .map((one) => ({ ...one, displayOrder: 0 }));
  }),
  sent('memberMutations.remove', ids.member),
  resulting('saveConfigurationMutation', ({ cache }) => {
    const stored = cache.getQueryData(storedConfigurationQuery('vision_text').queryKey);
    return { fields: { vision: 'Visi baru' }, version: { vision_text: stored?.version } };
  }),
  resulting('saveYearGroupsMutation', ({ cache }) => ({
    groups: [{ year, link: 'https://chat.whatsapp.com/AbCdEfGhIjKlMnOpQrStUv' }],
    read: cache.getQueryData(yearGroupsQuery().queryKey),
  })),
];

const mergesOfAdmin = (): Step[] => [
  sent('saveWorkEntryMutation', { entry: { id: ids.work, ...work }, version: null }, [ids.other]),
  resulting('duplicateMutations.merge', (world) => ({
    one: { id: ids.one, version: versionOf(world, 'alumni', ids.one) },
    other: { id: ids.other, version: 1 },
    taken: [],
    emptied: [],
  })),
  resulting(
    'duplicateMutations.undoMerge',
    ({ done }) => Object(done['duplicateMutations.merge']).mergeId,
  ),
];

/** The writes of the admin; `own` is the record of an alumnus with an account. */
export const stepsOfAdmin = (own: string) => [
  ...alumniOfAdmin(own),
  ...eventsOfAdmin(),
  ...othersOfAdmin(),
  ...mergesOfAdmin(),
];

/** After those of the alumnus, on the day of the event. */
export const endsOfAdmin = (own: string): Step[] => [
  saving('alumni', own, { fullName: 'Budi Baru' }),
  sent('attendanceMutation', { id: ids.seat, isPresent: true }),
  sent('attendanceMutation', { id: ids.seat, isPresent: false }),
  saving('alumni', ids.one, { fullName: `${name} Baru` }),
  saving('event', ids.event, { capacity: 5 }),
  sent('cancelRegistrationOfMutation', { id: ids.queue, reason: 'Penuh' }),
  deciding('alumni', ids.one, { isDeletion: true }, ids.deletion),
  sent('restoreTogetherMutation', ids.deletion),
  sent('alumniMutations.remove', ids.one),
  sent('jobMutations.remove', ids.job),
  sent('eventMutations.remove', ids.event),
  sent('restoreMutation', { area: 'event', id: ids.event }),
];
