import {
  certifications,
  companies,
  jobTitles,
  organizations,
  thesisTitle,
  universities,
} from './careers.ts';
import type { Random } from './random.ts';

/** About a third hold a master's degree, and some of those a doctorate. */
export function createDegrees(random: Random, graduationYear: number, today: Date) {
  const thisYear = today.getFullYear();
  if (!random.chance(0.35) || graduationYear + 3 > thisYear) return [];
  const master = createDegree(random, 'S2', graduationYear + 3);
  return random.chance(0.25) && graduationYear + 8 <= thisYear
    ? [master, createDegree(random, 'S3', graduationYear + 8)]
    : [master];
}

function createDegree(random: Random, level: string, year: number) {
  return {
    id: random.uuid(),
    degree_level: level,
    university: random.pick(universities),
    graduation_year: String(year),
    nim: random.digits(10),
    thesis_title: thesisTitle(random.integer(60, 104)),
  };
}

export function createTrainings(random: Random, graduationYear: number, today: Date) {
  const start = random.integer(0, certifications.length - 1);
  return Array.from({ length: random.integer(0, 3) }, (_, index) => {
    const year = Math.min(graduationYear + 1 + index * 2, today.getFullYear());
    const certification = certifications[(start + index) % certifications.length];
    return { id: random.uuid(), ...certification, year: String(year), description: '' };
  });
}

export function createOrganizations(random: Random, entryYear: number) {
  if (!random.chance(0.6)) return [];
  const membership = random.pick(organizations);
  return [
    {
      id: random.uuid(),
      ...membership,
      period: `${entryYear + 1}–${entryYear + 3}`,
      description: '',
    },
  ];
}

interface Employee {
  id: string;
  graduation_year: string;
  job_title: string;
  company: string;
}

/** One to three jobs for each: they follow one another, and the last is the present one. */
export function createWorkHistory(random: Random, alumni: readonly Employee[], today: Date) {
  return alumni.flatMap((alumnus) => {
    const firstYear = Number(alumnus.graduation_year);
    const formerJobs = Math.min(
      random.integer(0, 2),
      Math.max(0, today.getFullYear() - firstYear - 1),
    );
    const former = Array.from({ length: formerJobs }, (_, index) => ({
      ...createJob(random, alumnus.id, firstYear + index),
      end_date: `${firstYear + index}-12-01`,
    }));
    const present = {
      ...createJob(random, alumnus.id, Math.min(firstYear + formerJobs, today.getFullYear() - 1)),
      position: alumnus.job_title,
      company_name: alumnus.company,
      type: alumnus.job_title === 'Pendiri dan Direktur Teknik' ? 'usaha' : 'pekerjaan',
      end_date: null,
    };
    return [...former, present];
  });
}

function createJob(random: Random, alumniId: string, year: number) {
  return {
    id: random.uuid(),
    alumni_id: alumniId,
    company_name: random.pick(companies),
    position: random.pick(jobTitles),
    start_date: `${year}-0${random.integer(1, 9)}-01`,
    type: 'pekerjaan',
    description: random.pick([
      'Merencanakan dan memelihara sistem kelistrikan bersama tim lintas bidang.',
      'Menangani perancangan, pengujian, dan dokumentasi sistem kendali.',
      'Mengelola proyek dari survei lapangan sampai serah terima kepada pelanggan.',
      'Menjaga keandalan jaringan dan melatih teknisi baru.',
    ]),
  };
}
