import { people } from '../world/actors.ts';
import { eventIds } from '../world/rows.ts';

/**
 * Who decides what a column holds: everybody who may write the row, the admin, the admin when they create
 * the row, or the database alone. What is derived from other columns cannot even be sent.
 */
export type Writer = 'person' | 'admin' | 'creating admin' | 'system' | 'derived';

export type Column = [writer: Writer, greedy: unknown];

const newId = '90000000-0000-4000-8000-000000000002';
const longAgo = '2001-01-01T00:00:00+00:00';
const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
const picture = '/storage/v1/object/public/public-files/site/1700000000000_a1b2c3.jpg';
const person = (value: unknown): Column => ['person', value];
const admin = (value: unknown): Column => ['admin', value];
const system = (value: unknown): Column => ['system', value];

const ofDecision = {
  decision_code: system('double'),
  decision_note: system('Lain'),
  decided_at: system(longAgo),
};
const ofReview = {
  review_note: system('Lain'),
  review_asked_at: system(longAgo),
  review_count: system(9),
};
const stamps = { version: system(99), updated_at: system(longAgo) };

/** Every column of every table that clients can reach, with a value that a greedy client would send. */
export const columns: Record<string, Record<string, Column>> = {
  'public.alumni': {
    id: ['creating admin', newId],
    user_id: admin(people.newcomer.id),
    full_name: person('Nama Baru'),
    // The account's address; the admin decides it only while there is no account.
    email: system('lain@canary.example'),
    entry_year: person('2011'),
    graduation_year: person('2016'),
    nim: person('11551100001'),
    concentration: person('Teknik Komputer'),
    thesis_title: person('Judul Baru'),
    internship_place: person('PT Magang'),
    other_academic_info: person('Asisten laboratorium'),
    job_title: person('Engineer'),
    company: person('PT Baru'),
    location: person('Dumai'),
    bio: person('Halo'),
    // Of the alumnus who is asked here.
    profile_image_url: person(
      `/storage/v1/object/public/public-files/avatars/${people.pending.id}_1700000000001.jpg`,
    ),
    phone_number: person('0812 3456 7890'),
    linkedin_url: person('https://linkedin.example/in/baru'),
    website_url: person('https://baru.example'),
    contact_visibility: person('private'),
    name_visibility: person('alumni'),
    is_hidden_from_name_search: person(true),
    // Of the account.
    email_confirmed: system(false),
    validation_status: admin('verified'),
    ...ofDecision,
    ...ofReview,
    special_badge: admin('Ketua'),
    can_post_jobs: admin(true),
    is_listed: person(false),
    advanced_degrees: person([{ id: '9', degree_level: 'S3', university: 'Universitas Baru' }]),
    trainings_certifications: person([{ id: '9', name: 'SCADA', issuer: 'BLK' }]),
    organizational_history: person([{ id: '9', name: 'Himpunan', position: 'Ketua' }]),
    masked_name: ['derived', 'Nama Lain'],
    public_degrees: ['derived', []],
    certification_names: ['derived', 'Lain'],
    created_at: admin(longAgo),
    ...stamps,
  },
  'public.work_history': {
    id: person(newId),
    alumni_id: admin(people.peer.alumniId),
    company_name: person('PT Baru'),
    position: person('Manajer'),
    start_date: person('2019-02-01'),
    end_date: person('2024-02-01'),
    type: person('usaha'),
    description: person('Halo'),
    created_at: person(longAgo),
    ...stamps,
  },
  'public.events': {
    id: admin(newId),
    user_id: admin(people.peer.id),
    title: admin('Judul'),
    description: admin('Halo'),
    event_date: admin('2026-07-07'),
    event_time: admin('09:00:00'),
    location: admin('Dumai'),
    category: admin('webinar'),
    image_url: admin(picture),
    status: admin('past'),
    ...ofDecision,
    end_time: admin('23:00:00'),
    capacity: admin(50),
    registration_deadline: admin('2026-04-30T10:00:00+00:00'),
    registration_mode: admin('portal'),
    registration_link: admin('https://daftar.example'),
    online_link: admin('https://rapat.example'),
    seats_taken: system(99),
    waiting_count: system(99),
    searched: ['derived', 'lain'],
    created_at: admin(longAgo),
    ...stamps,
  },
  'public.event_registrations': {
    id: system(newId),
    event_id: system(eventIds.pending),
    alumni_id: system(people.newcomer.alumniId),
    guest_name: system('Nama'),
    party_size: system(5),
    note: system('Halo'),
    status: system('attended'),
    queue_number: system(0),
    cancel_reason: system('Lain'),
    registered_at: system(longAgo),
    waiting_since: system(longAgo),
    cancelled_at: system(longAgo),
    attended_at: system(longAgo),
    tapped_at: system(longAgo),
    created_at: system(longAgo),
  },
  'public.job_postings': {
    id: person(newId),
    posted_by_user_id: admin(people.newcomer.id),
    title: person('Judul'),
    company_name: person('PT Baru'),
    location: person('Dumai'),
    job_type: person('Freelance'),
    description: person('Halo'),
    application_link: person('https://lamar.example'),
    company_logo_url: person(picture),
    status: admin('approved'),
    deadline: person(inTenDays),
    ...ofDecision,
    ...ofReview,
    searched: ['derived', 'lain'],
    searched_description: ['derived', 'lain'],
    created_at: admin(longAgo),
    ...stamps,
  },
  'public.notifications': {
    id: system(newId),
    user_id: system(people.newcomer.id),
    message: system('Lain'),
    link: system('/lain'),
    is_read: person(true),
    created_at: system(longAgo),
    visible_from: system(longAgo),
    subject_id: system(newId),
    topic: system('job'),
    value_before: system('pending'),
    value_after: system('approved'),
  },
  'public.organization_structure': {
    id: admin(newId),
    name: admin('Nama'),
    position: admin('Jabatan'),
    job_description: admin('Tugas'),
    image_url: admin(picture),
    category: admin('dewan-pengawas'),
    display_order: admin(7),
    created_at: admin(longAgo),
    ...stamps,
  },
  'public.site_configurations': {
    config_key: admin('extra_text'),
    config_value: admin({ text: 'Halo' }),
    created_at: admin(longAgo),
    ...stamps,
  },
};
