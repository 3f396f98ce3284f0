import {
  cities,
  companies,
  concentrations,
  createDegrees,
  createOrganizations,
  createPeople,
  createTrainings,
  jobTitles,
  type Random,
  thesisTitle,
} from '@portal/database/generators';

const today = new Date('2026-09-01T00:00:00Z');
const families = createFamilyNames();

/** The last name of one alumnus in five thousand, for searches with few results. */
export const rareName = 'Qonitah';

/** Alumni without accounts. Their values repeat about as often as real ones. */
export function createAlumni(random: Random, from: number, count: number) {
  const people = createPeople(random, [], Math.min(count, 300));
  return Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const first = people[index % people.length]?.fullName ?? '';
    const last = number % 5_000 === 0 ? rareName : families[random.integer(0, families.length - 1)];
    return createAlumnus(random, number, `${first} ${last}`);
  });
}

export type AlumniRow = ReturnType<typeof createAlumni>[number];

function createAlumnus(random: Random, number: number, fullName: string) {
  const entryYear = random.integer(2003, 2020);
  const graduationYear = entryYear + random.integer(4, 6);
  return {
    id: random.uuid(),
    full_name: fullName,
    email: `alumni.${number}@bench.example`,
    entry_year: String(entryYear),
    graduation_year: String(graduationYear),
    nim: `1${String(entryYear).slice(2)}55${random.digits(6)}`,
    concentration: random.pick(concentrations),
    thesis_title: `${thesisTitle(random.integer(0, 104))} Bagian ${random.integer(1, 900)}`,
    internship_place: random.pick(companies),
    job_title: `${random.pick(jobTitles)} ${random.pick(['Junior', 'Senior', 'Madya'])}`,
    company: `${random.pick(companies)} Cabang ${random.integer(1, 200)}`,
    location: random.pick(cities),
    bio: `Angkatan ${entryYear}. Senang berbagi pengalaman dengan mahasiswa yang sedang menyiapkan tugas akhir, dan terbuka untuk kolaborasi, mentoring, serta kuliah tamu.`,
    profile_image_url: null,
    phone_number: `0000-0000-${random.digits(4)}`,
    linkedin_url: `https://linkedin.example/in/alumni-${number}`,
    website_url: null,
    contact_visibility: random.pick(['alumni', 'alumni', 'alumni', 'public', 'private']),
    validation_status: statusOf(number),
    special_badge: number % 500 === 0 ? 'Mentor Karier' : null,
    can_post_jobs: number % 100 === 0,
    advanced_degrees: createDegrees(random, graduationYear, today),
    trainings_certifications: createTrainings(random, graduationYear, today),
    organizational_history: createOrganizations(random, entryYear),
    created_at: new Date(today.getTime() - number * 60_000).toISOString(),
  };
}

/** Nine in ten are verified; most of the others are pending. */
function statusOf(number: number): string {
  if (number % 10 !== 9) return 'verified';
  return number % 50 === 49 ? 'rejected' : 'pending';
}

function createFamilyNames(): string[] {
  const beginnings = 'Sim Nas Har Lub Mat Rang Dal Pul Tan Sir Wir Kus'.split(' ');
  const middles = 'a i u an un or ul'.split(' ');
  const ends = 'bolon tion hap ngin mun kuti wan jaya putra sari ndra tama'.split(' ');
  return beginnings.flatMap((beginning) =>
    middles.flatMap((middle) => ends.map((end) => `${beginning}${middle}${end}`)),
  );
}
