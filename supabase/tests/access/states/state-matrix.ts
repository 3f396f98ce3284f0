import type { Row } from '../../database.ts';

/** A person, an event or a role may have changed since the page was shown: each is brought into its state by these statements. */
export const callerStates = {
  verified: '',
  pending: "update public.alumni set validation_status = 'pending' where user_id = $1",
  rejected: "update public.alumni set validation_status = 'rejected' where user_id = $1",
  'without the posting right': 'update public.alumni set can_post_jobs = false where user_id = $1',
  'without a row': 'delete from public.alumni where user_id = $1',
  'with a deleted account': 'delete from auth.users where id = $1',
};
const job = (
  status: string,
  daysAhead: number,
  poster = "id from auth.users where email like 'verified@%'",
) => `
  insert into public.job_postings
    (id, posted_by_user_id, title, company_name, description, status, deadline)
  values (
    $1, (select ${poster}), 'Teknisi', 'PT Contoh', 'Merawat trafo.', '${status}',
    (now() at time zone 'Asia/Jakarta')::date + ${daysAhead}
  )`;
/** The job that is changed, as it was proposed by the alumnus. */
export const jobStates = {
  pending: job('pending', 20),
  rejected: job('rejected', 20),
  approved: job('approved', 8),
  'in its last week': job('approved', 7),
  over: job('approved', -1),
  closed: job('closed', 20),
  "another's": job('pending', 20, 'null::uuid'),
  deleted: '',
};
export const adminStates = {
  admin: '',
  'no longer admin': "update private.app_settings set admin_email = 'lain@portal.example'",
  'admin with an unconfirmed address':
    'update auth.users set email_confirmed_at = null where id = $1',
  'admin with a deleted account': 'delete from auth.users where id = $1',
};
export const eventStates = {
  open: '',
  'past its deadline':
    "update public.events set registration_deadline = now() - interval '1 hour' where id = $1",
  begun: 'update public.events set event_date = event_date - 30 where id = $1',
  pending: "update public.events set status = 'pending' where id = $1",
  rejected: "update public.events set status = 'rejected' where id = $1",
  'without registration': "update public.events set registration_mode = 'none' where id = $1",
  full: 'update public.events set capacity = seats_taken where id = $1',
  deleted: 'delete from public.events where id = $1',
};

type CallerState = keyof typeof callerStates | keyof typeof adminStates;
type EventState = keyof typeof eventStates;
/** The code of a refusal, or that it was done. */
type Answer = 'done' | `PT${number}` | '42501';

/** The rows that a call names. */
export interface Known {
  event: string;
  /** Registered for the event. */
  alumnus: string;
  registration: string;
  /** Not registered. */
  other: string;
  newId: string;
  job: string;
  /** In 40 days. */
  laterDay: string;
}

type EventAnswers = Partial<Record<EventState, Answer>>;

interface StatefulCall {
  of: 'alumnus' | 'admin';
  args: (known: Known) => Row;
  /** Refusals; every other state is answered by 'done'. */
  callers: Partial<Record<CallerState, Answer>>;
  /** Null for functions that have nothing to do with one event. */
  events: EventAnswers | null;
  /** For functions that have to do with one job. */
  jobs?: Partial<Record<keyof typeof jobStates, Answer>>;
}

const onlyAdmin = {
  'no longer admin': '42501',
  'admin with an unconfirmed address': '42501',
  'admin with a deleted account': 'PT401',
} as const;
const notRegistered = { 'without a row': 'PT404', 'with a deleted account': 'PT401' } as const;
const noOwnRow = { 'without a row': '42501', 'with a deleted account': 'PT401' } as const;
const notVerified = { pending: 'PT403', rejected: 'PT403' } as const;
const closed: EventAnswers = {
  'past its deadline': 'PT400',
  begun: 'PT400',
  pending: 'PT400',
  rejected: 'PT400',
  'without registration': 'PT400',
  deleted: 'PT404',
};
const begun: EventAnswers = { begun: 'PT400', deleted: 'PT404' };
const deleted: EventAnswers = { deleted: 'PT404' };
const list = 'trainings_certifications';

const ofAdmin = (
  args: StatefulCall['args'],
  events: StatefulCall['events'] = null,
): StatefulCall => ({ of: 'admin', args, callers: onlyAdmin, events });
/** An import or a record that is gone: what the admin may do with one that stands, its own tests say. */
const ofMissing = (code: Answer, args: StatefulCall['args']): StatefulCall => ({
  ...ofAdmin(args),
  callers: { ...onlyAdmin, admin: code },
});
const ofParticipant = (
  party_size: number | undefined,
  callers: StatefulCall['callers'],
  events: StatefulCall['events'],
): StatefulCall => ({
  of: 'alumnus',
  args: ({ event }) => ({ event_id: event, ...(party_size && { party_size }) }),
  callers,
  events,
});

const jobIsOver = {
  over: 'PT400',
  closed: 'PT400',
  "another's": '42501',
  deleted: '42501',
} as const;
const ofOwnJob = (
  new_values: (known: Known) => Row,
  jobs: StatefulCall['jobs'],
  callers: StatefulCall['callers'] = {
    ...notVerified,
    'without the posting right': 'PT403',
    'without a row': 'PT403',
  },
): StatefulCall => ({
  of: 'alumnus',
  args: (known) => ({ job_id: known.job, expected_version: 1, new_values: new_values(known) }),
  callers: { ...callers, 'with a deleted account': 'PT401' },
  events: null,
  jobs: { ...jobIsOver, ...jobs },
});

/** Every function of the API that writes, in each way that makes a difference: '1 of 2' is the number of people before and after. */
export const stateMatrix: Record<string, StatefulCall> = {
  'register_for_event for 1': ofParticipant(
    1,
    { ...notVerified, 'without a row': 'PT403', 'with a deleted account': 'PT401' },
    closed,
  ),
  'change_registration from 2 to 3': ofParticipant(
    3,
    { ...notVerified, ...notRegistered },
    { ...closed, full: 'PT400' },
  ),
  'change_registration from 2 to 1': ofParticipant(1, notRegistered, begun),
  cancel_registration: ofParticipant(undefined, notRegistered, begun),
  save_alumni_item: {
    of: 'alumnus',
    args: ({ alumnus }) => ({
      alumni_id: alumnus,
      list,
      item: { id: 'n1', name: 'SCADA', issuer: 'BLK' },
    }),
    callers: noOwnRow,
    events: null,
  },
  remove_alumni_item: {
    of: 'alumnus',
    args: ({ alumnus }) => ({ alumni_id: alumnus, list, item_id: 't1' }),
    callers: noOwnRow,
    events: null,
  },
  add_registration: ofAdmin(
    ({ event, newId }) => ({ id: newId, event_id: event, party_size: 1, guest_name: 'Tamu' }),
    deleted,
  ),
  cancel_registration_of: ofAdmin(
    ({ registration }) => ({ registration_id: registration, reason: 'Penuh' }),
    deleted,
  ),
  move_registration_up: ofAdmin(({ registration }) => ({ registration_id: registration }), deleted),
  set_attendance: ofAdmin(
    ({ registration }) => ({ registration_id: registration, is_present: true }),
    deleted,
  ),
  message_participants: ofAdmin(
    ({ event, newId }) => ({ message_id: newId, event_id: event, message: 'Halo' }),
    deleted,
  ),
  decide: ofAdmin(({ newId, alumnus }) => ({
    of_kind: 'alumni',
    decision_id: newId,
    ids: [alumnus],
    new_right: true,
  })),
  ask_review: {
    of: 'alumnus',
    args: ({ alumnus }) => ({ kind: 'alumni', id: alumnus, note: 'Sudah diperbaiki' }),
    callers: {
      verified: 'PT409',
      pending: 'PT409',
      'without the posting right': 'PT409',
      ...noOwnRow,
    },
    events: null,
  },
  // Links are used without a session: what counts is the link alone.
  refuse_mail_link: { of: 'alumnus', args: () => ({ token: 'abc' }), callers: {}, events: null },
  'update_own_job with another title': ofOwnJob(() => ({ title: 'Lain' }), {}),
  'update_own_job with a later day': ofOwnJob(({ laterDay }) => ({ deadline: laterDay }), {
    approved: 'PT400',
  }),
  'update_own_job with its end': ofOwnJob(() => ({ status: 'closed' }), {}, {}),
  take_back: ofMissing('PT409', ({ newId }) => ({ cause_id: newId })),
  save_site_configurations: ofAdmin(() => ({ changes: [] })),
  save_year_groups: ofAdmin(() => ({ groups: [], expected: [] })),
  waiting_counts: ofAdmin(() => ({})),
  start_import: ofAdmin(() => ({ file_name: 'a.csv', file_size: 10, fingerprint: 'a'.repeat(64) })),
  stage_import: ofAdmin(({ newId }) => ({ check_id: newId, rows: [] })),
  doubles_in_file: ofAdmin(({ newId }) => ({ check_id: newId })),
  note_invitation: ofMissing('PT409', ({ newId }) => ({ of_id: newId })),
  apply_import: ofMissing('PT404', ({ newId }) => ({
    import_id: newId,
    batch_no: 1,
    rows: [],
    fingerprints: ['a'],
  })),
  finish_import: ofMissing('PT404', ({ newId }) => ({ import_id: newId })),
  call_different: ofAdmin(({ alumnus, other }) => ({ one_id: alumnus, other_id: other })),
  merge_alumni: ofMissing('PT409', ({ alumnus, newId }) => ({
    one_id: alumnus,
    other_id: newId,
    one_version: 1,
    other_version: 1,
  })),
  restore_deleted: ofMissing('PT404', () => ({ history_id: 0 })),
};
