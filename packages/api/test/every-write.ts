import { everyWrite } from './every-export.ts';

export const id = '11111111-1111-4111-8111-111111111111';
const notification = { id, isRead: false };
const onOne = { id, target: { rows: [{ id, version: 1 }] }, decision: { status: 'approved' } };
const onMany = { ...onOne, target: { rows: [{ id }, { id: id.replace('1', '2') }] } };
const onMatching = {
  id,
  target: { filter: { search: '', status: null }, total: 3, readAt: 0 },
  decision: { isDeletion: true },
};
const options = { status: 'verified', isListed: false, onlyCompletes: false, isTitleCased: true };
const picture = '/storage/v1/object/public/public-files/job-logos/l.png';
export const job = {
  title: ' Judul ',
  companyName: 'PLN',
  location: '',
  type: 'Contract',
  jobType: 'Contract',
  description: 'd',
  applicationLink: 'l',
  status: 'approved',
  deadline: '',
  logoUrl: picture,
  companyLogoUrl: picture,
};
const event = {
  title: 'Judul',
  date: '2030-08-17',
  time: '09:00',
  endTime: '',
  location: 'Aula',
  onlineLink: '',
  description: 'd',
  status: 'rejected',
  category: 'seminar',
  imageUrl: picture,
  capacity: 5,
  registrationMode: 'link',
  registrationLink: 'https://a.example/',
  deadlineDate: '2030-08-16',
  deadlineTime: '',
};
export const reason = { code: 'other', note: 'Karena.' };
const importRun = {
  file: { name: 'a.csv', size: 1 },
  fingerprint: 'a',
  options,
  leftOut: { double: 2 },
  rows: [{ row: 2, values: { name: 'A' }, fingerprint: 'f' }],
  signal: new AbortController().signal,
  onProgress: () => undefined,
};
/** The variables of each write; `made` are the arguments of the function that makes its options. */
export const given: Record<string, { made?: unknown[]; variables?: unknown }> = {
  addRegistrationMutation: { variables: { id, eventId: id, person: { name: 'A' }, note: 'n' } },
  'alumniMutations.confirmYear': { variables: { id, version: 1, profile: { entryYear: '2010' } } },
  'alumniMutations.decide': { variables: onOne },
  'alumniMutations.remove': { variables: id },
  'alumniMutations.save': {
    variables: {
      id,
      version: 1,
      fields: { fullName: 'Nama', email: 'a@alumni-te.example', specialBadge: '' },
    },
  },
  'alumniMutations.undo': { variables: id },
  askReviewMutation: { variables: { kind: 'job', id, note: '' } },
  attendanceMutation: { variables: { id, isPresent: true } },
  cancelRegistrationMutation: { variables: id },
  cancelRegistrationOfMutation: { variables: { id, reason: 'Penuh' } },
  changeJobMutation: {
    made: [{ asksOnConflict: true }],
    variables: { id, version: 1, change: job },
  },
  changeRegistrationMutation: { variables: { eventId: id, partySize: 1, note: '' } },
  deleteAllNotificationsMutation: { made: [id] },
  deleteNotificationMutation: { made: [id], variables: notification },
  'duplicateMutations.callDifferent': { variables: { one: id, other: id, isDifferent: true } },
  'duplicateMutations.merge': {
    variables: {
      one: { id, version: 1 },
      other: { id: id.replace('1', '2'), version: 2 },
      taken: ['fullName', 'imageUrl'],
      emptied: ['nim'],
    },
  },
  'duplicateMutations.undoMerge': { variables: id },
  'eventMutations.decide': { variables: onMatching },
  'eventMutations.remove': { variables: id },
  'eventMutations.save': { variables: { id, version: 1, fields: event, reason } },
  'eventMutations.undo': { variables: id },
  'importMutations.choose': { variables: { row: { row: 2, values: { name: 'A' } }, options } },
  'importMutations.run': { variables: importRun },
  'importMutations.undo': { variables: id },
  'invitationMutations.note': { variables: { id, isInvited: true } },
  'jobMutations.decide': { variables: onMany },
  'jobMutations.remove': { variables: id },
  'jobMutations.save': { variables: { id, version: null, fields: job } },
  'jobMutations.undo': { variables: id },
  listProfileMutation: { variables: id },
  markAllNotificationsReadMutation: { made: [id] },
  markNotificationReadMutation: { made: [id], variables: notification },
  'memberMutations.move': { variables: [{ id, version: 1, displayOrder: 2 }] },
  'memberMutations.remove': { variables: id },
  'memberMutations.save': {
    variables: {
      id,
      version: 1,
      fields: { name: 'Nama', position: 'Ketua', jobDescription: '', category: 'x' },
    },
  },
  messageParticipantsMutation: { variables: { id, eventId: id, text: 'Halo', to: 'waiting' } },
  moveRegistrationUpMutation: { variables: id },
  proposeJobMutation: { variables: { ...job, id, userId: id } },
  registerForEventMutation: { variables: { eventId: id, partySize: 1, note: '' } },
  removeAlumniItemMutation: { made: [id, 'certifications'], variables: id },
  removeWorkEntryMutation: { variables: id },
  restoreMutation: { variables: { entryId: 1 } },
  restoreTogetherMutation: { variables: id },
  saveAlumniItemMutation: {
    made: [id, 'certifications'],
    variables: { item: { id, name: ' a ', issuer: '' }, version: 3 },
  },
  saveConfigurationMutation: {
    variables: { fields: { mission: ['m'], vision: 'v' }, version: { vision_text: 2 } },
  },
  savePortraitMutation: {
    made: [id],
    variables: {
      picture: new Blob(['x'], { type: 'image/png' }),
      formerUrl: 'https://a.example/storage/v1/object/public/public-files/avatars/alt.png',
    },
  },
  saveProfileMutation: {
    made: [{ id, email: 'a@alumni-te.example' }],
    variables: { fields: { fullName: 'Nama', bio: ' ' }, version: 1 },
  },
  saveWorkEntryMutation: {
    made: [id],
    variables: {
      entry: {
        id,
        companyName: 'PLN',
        position: 'p',
        type: 'usaha',
        startMonth: '2020-01',
        endMonth: '2021-02',
        description: '',
      },
      version: 2,
    },
  },
  saveYearGroupsMutation: {
    variables: { groups: [{ year: '2010', link: 'l' }], read: [{ year: '2011', link: '' }] },
  },
};

/** All writes with what they are given. */
export const writes = (await everyWrite()).map(([name, make]) => {
  const { made = [], variables } = given[name] ?? {};
  return { name, options: make(...made), variables };
});
