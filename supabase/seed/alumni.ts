import { demoAccounts } from './accounts.ts';
import { createDegrees, createOrganizations, createTrainings } from './alumni-lists.ts';
import { cities, companies, concentrations, jobTitles, thesisTitle } from './careers.ts';
import { createPeople, type Person } from './people.ts';
import type { Random } from './random.ts';
import { demoPicture } from './site-path.ts';

const verifiedCount = 60;
const pendingCount = 4;
const portraitCount = 24;

const knownEntryYears: Record<number, number> = { 0: 2008, 1: 2014 };
const known: Person[] = [
  { fullName: demoAccounts.budi.fullName, isWoman: false },
  { fullName: demoAccounts.siti.fullName, isWoman: true },
];

/** 60 verified, 4 pending and 1 rejected, Budi and Siti first, Andi among the pending. */
export function createAlumni(random: Random, today: Date) {
  const people = createPeople(random, known, verifiedCount + pendingCount + 1);
  const alumni = people.map((person, index) => createAlumnus(random, today, person, index));
  return alumni.map((alumnus, index) => ({ ...alumnus, ...doubleOf(alumni, index) }));
}

/** Two probable doubles: who waits has signed up with an address that the record of the department does not have, and a name was misspelt. */
const doubles: Record<number, { of: number; write: (name: string) => string; hasNim: boolean }> = {
  62: { of: 52, write: (name) => `${name}, S.T.`, hasNim: true },
  64: { of: 54, write: (name) => name.replace(/t$/, 'd'), hasNim: false },
};

function doubleOf(alumni: readonly ReturnType<typeof createAlumnus>[], index: number) {
  const double = doubles[index];
  const record = double && alumni[double.of];
  if (!record) return {};
  const { full_name, entry_year, graduation_year, nim, email } = record;
  return {
    full_name: double.write(full_name),
    entry_year,
    graduation_year,
    nim: double.hasNim ? nim : null,
    email: email.replace('@', '.baru@'),
  };
}

function statusOf(index: number) {
  if (index < verifiedCount) return 'verified';
  return index < verifiedCount + pendingCount ? 'pending' : 'rejected';
}

/** Why the last one was rejected. */
function decisionOn(index: number, today: Date) {
  const isRejected = statusOf(index) === 'rejected';
  return {
    decision_code: isRejected ? 'archive' : null,
    decision_note: isRejected ? 'Data tidak cocok dengan arsip jurusan' : null,
    decided_at: isRejected ? daysAgo(today, 2) : null,
  };
}

function createAlumnus(random: Random, today: Date, person: Person, index: number) {
  const fullName = index === verifiedCount ? demoAccounts.andi.fullName : person.fullName;
  const slug = fullName.toLowerCase().replaceAll(' ', '.');
  const entryYear = knownEntryYears[index] ?? random.integer(2003, today.getFullYear() - 6);
  const graduationYear = entryYear + random.integer(4, 6);
  const concentration = random.pick(concentrations);
  const career = createCareer(random);

  return {
    id: random.uuid(),
    full_name: fullName,
    email: `${slug}@alumni-te.example`,
    entry_year: String(entryYear),
    graduation_year: String(graduationYear),
    nim: `1${String(entryYear).slice(2)}55${random.digits(6)}`,
    concentration,
    thesis_title: thesisTitle(index),
    internship_place: random.pick(companies),
    ...career,
    bio: createBio(random, concentration, entryYear, career),
    profile_image_url: index < portraitCount ? demoPicture('avatars', index + 1) : null,
    phone_number: `0000-0000-${random.digits(4)}`,
    linkedin_url: `https://linkedin.example/in/${slug.replace('.', '-')}-demo`,
    website_url: random.chance(0.2) ? `https://${slug.replace('.', '-')}.example` : null,
    contact_visibility: random.pick(['alumni', 'alumni', 'alumni', 'public', 'private']),
    validation_status: statusOf(index),
    ...decisionOn(index, today),
    special_badge: badges[index] ?? null,
    can_post_jobs: index === 0,
    advanced_degrees: createDegrees(random, graduationYear, today),
    trainings_certifications: createTrainings(random, graduationYear, today),
    organizational_history: createOrganizations(random, entryYear),
    created_at: daysAgo(today, (verifiedCount - Math.min(index, verifiedCount)) * 9 + 3),
  };
}

const badges: Record<number, string> = {
  0: 'Mentor Karier',
  3: 'Alumni Berprestasi',
  8: 'Donatur Beasiswa',
  17: 'Penggerak Angkatan',
};

function createCareer(random: Random) {
  return {
    job_title: random.pick(jobTitles),
    company: random.pick(companies),
    location: random.pick(cities),
  };
}

function createBio(
  random: Random,
  concentration: string,
  entryYear: number,
  career: ReturnType<typeof createCareer>,
): string {
  const work = `${career.job_title} di ${career.company}`;
  return random.pick([
    `Alumni angkatan ${entryYear} dengan konsentrasi ${concentration}, kini ${work}. Senang berbagi pengalaman dengan mahasiswa yang sedang menyiapkan tugas akhir.`,
    `Sehari-hari bekerja sebagai ${work}. Bekal dari konsentrasi ${concentration} terasa manfaatnya sampai sekarang.`,
    `Angkatan ${entryYear}. Menekuni ${concentration} sejak kuliah dan melanjutkannya sebagai ${work}. Terbuka untuk kolaborasi dan mentoring.`,
    `${work}. Percaya bahwa insinyur yang baik tidak berhenti belajar dan tidak lupa pulang ke kampus.`,
  ]);
}

export function daysAgo(today: Date, days: number): string {
  return new Date(today.getTime() - days * 86_400_000).toISOString();
}
