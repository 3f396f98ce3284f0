import { type Person, people } from './actors.ts';

const addresses = '/storage/v1/object/public/public-files';
export const stamp = '1700000000000';
/** Stored by the peer; its name does not say so. */
export const peerPicture = `avatars/${stamp}_a1b2c3.jpg`;
export const avatarOf = ({ id }: Person) => `avatars/${id}_${stamp}.jpg`;
export const posterFile = `events/${stamp}_poster1.jpg`;

/** A row that the admin prepared for somebody who has not signed up yet. */
export const unclaimed = '20000000-0000-4000-8000-0000000000ff';

export const eventIds = byStatus('30', ['pending', 'approved', 'rejected', 'past']);
export const jobIds = byStatus('40', ['pending', 'approved', 'rejected', 'closed']);
/** Events that people register for; everybody with an alumni row is registered for the first. */
export const openEvent = '30000000-0000-4000-8000-0000000000fe';
export const anotherOpenEvent = '30000000-0000-4000-8000-0000000000ff';
/** The registration of a person whom the admin added by name. */
export const guestRegistration = 'a0000000-0000-4000-8000-0000000000ff';
/** Of the admin, from a file without rows. */
export const openImport = 'b0000000-0000-4000-8000-0000000000ff';
/** Of a year that nobody has. */
export const yearGroup = {
  entry_year: '2009',
  group_link: 'https://chat.whatsapp.com/KenarirahasiaKenari',
};
export const memberId = '60000000-0000-4000-8000-000000000001';

/** The ids of what belongs to a person, one of each kind. */
export const belongings = ({ id }: Person) => ({
  workHistory: id.replace(/^1/, '5'),
  job: id.replace(/^1/, '7'),
  notification: id.replace(/^1/, '8'),
  registration: id.replace(/^1/, 'a'),
});

const members = Object.entries(people).filter(([name]) => name !== 'newcomer');

/** By table, in the order in which they can be inserted. */
export function rowsOfWorld() {
  return {
    'public.alumni': [
      ...members.map(([name, self]) => alumniRow(name, self)),
      {
        ...alumniRow('unclaimed', people.newcomer),
        id: unclaimed,
        user_id: null,
        email: 'unclaimed@canary.example',
      },
    ],
    'private.year_groups': [yearGroup],
    'private.causes': [
      {
        id: openImport,
        kind: 'import',
        at: past,
        expires_at: '2100-01-01T00:00:00Z',
        detail: {
          file_name: 'alumni.csv',
          file_size: 0,
          fingerprint: '0'.repeat(64),
          options: {},
          counts: {},
          last_batch_at: past,
        },
      },
    ],
    'public.work_history': members.map(([, self]) => ({
      id: belongings(self).workHistory,
      alumni_id: self.alumniId,
      company_name: 'PT Contoh',
      position: 'Engineer',
      start_date: '2020-01-01',
      type: 'pekerjaan',
      version: 1,
      created_at: past,
      updated_at: past,
    })),
    'public.events': [
      ...Object.entries(eventIds).map(([status, id]) => eventRow(id, status)),
      ...[openEvent, anotherOpenEvent].map((id) => ({
        ...eventRow(id, 'approved'),
        event_date: new Date(Date.now() + 30 * 86_400_000).toISOString(),
        registration_mode: 'portal',
        capacity: 100,
      })),
    ],
    'public.event_registrations': [
      ...members.map(([, self]) => ({
        ...registrationRow(belongings(self).registration),
        alumni_id: self.alumniId,
      })),
      { ...registrationRow(guestRegistration), guest_name: 'Kenariguest Rahasiaguest' },
    ],
    'public.job_postings': [
      ...Object.entries(jobIds).map(([status, id]) => jobRow(id, people.peer, status)),
      ...members.map(([, self]) => jobRow(belongings(self).job, self, 'pending')),
    ],
    'public.notifications': members.map(([name, self]) => ({
      id: belongings(self).notification,
      user_id: self.id,
      message: `Pesan untuk ${name}`,
      link: '/alumni',
      is_read: false,
      created_at: past,
    })),
    'public.organization_structure': [
      {
        id: memberId,
        name: 'Ketua',
        position: 'Ketua Umum',
        category: 'pengurus-inti',
        display_order: 1,
        created_at: past,
      },
    ],
    'storage.objects': [
      ...members.map(([, self]) => fileRow(avatarOf(self), self)),
      fileRow(peerPicture, people.peer),
      fileRow(posterFile, people.admin),
    ],
  };
}

const past = '2026-01-01T00:00:00Z';

const statuses: Record<string, string> = {
  pending: 'pending',
  rejected: 'rejected',
  unclaimed: 'pending',
};

/** A telephone number that names its person, as it is stored. */
export const phoneOf = (name: string) =>
  `0812${[...name].map((letter) => letter.charCodeAt(0) % 10).join('')}`.replace(
    /(\d{4})(?=\d{3})/g,
    '$1 ',
  );

function alumniRow(name: string, self: Person) {
  return {
    id: self.alumniId,
    user_id: self.id,
    full_name: `Kenari${name} Rahasia${name}`,
    email: self.email,
    nim: `nim-kenari-${name}`,
    phone_number: phoneOf(name),
    thesis_title: `Skripsi ${name}`,
    bio: 'Semula',
    contact_visibility: name === 'peer' ? 'private' : 'alumni',
    name_visibility: name === 'poster' ? 'alumni' : 'private',
    validation_status: statuses[name] ?? 'verified',
    decision_note: `Alasan kenari${name}`,
    review_note: `Catatan kenari${name}`,
    review_count: 0,
    can_post_jobs: ['poster', 'rejected'].includes(name),
    advanced_degrees: [
      {
        id: 'd1',
        degree_level: 'S2',
        university: 'Universitas Contoh',
        nim: `nim2-kenari-${name}`,
      },
    ],
    trainings_certifications: [{ id: 't1', name: 'PLC', issuer: 'BLK' }],
    organizational_history: [],
    profile_image_url: `${addresses}/${avatarOf(self)}`,
    created_at: past,
  };
}

function eventRow(id: string, status: string) {
  return {
    id,
    user_id: people.admin.id,
    title: `Acara ${status}`,
    event_date: '2026-05-01',
    event_time: '19:00',
    category: 'seminar',
    status,
    registration_mode: 'none',
    online_link: `https://rapat.example/${id}`,
    capacity: null as number | null,
    seats_taken: 0,
    waiting_count: 0,
    created_at: past,
  };
}

function registrationRow(id: string) {
  return {
    id,
    event_id: openEvent,
    alumni_id: null as string | null,
    guest_name: null as string | null,
    party_size: 1,
    status: 'registered',
    queue_number: 1,
    created_at: past,
  };
}

function jobRow(id: string, { id: poster }: Person, status: string) {
  return {
    id,
    posted_by_user_id: poster,
    title: `Lowongan ${status}`,
    company_name: 'PT Contoh',
    job_type: 'Full-time',
    description: 'Merawat trafo.',
    status,
    decision_note: poster === people.peer.id ? 'Alasan kenaripeer' : null,
    review_count: 0,
    created_at: past,
  };
}

function fileRow(name: string, { id: owner }: Person) {
  return {
    id: crypto.randomUUID(),
    bucket_id: 'public-files',
    name,
    owner,
    owner_id: owner,
    version: 'v1',
    metadata: {},
    created_at: past,
    updated_at: past,
  };
}

function byStatus<Status extends string>(prefix: string, names: readonly Status[]) {
  return Object.fromEntries(
    names.map((name, index) => [name, `${prefix}000000-0000-4000-8000-00000000000${index}`]),
  ) as Record<Status, string>;
}
