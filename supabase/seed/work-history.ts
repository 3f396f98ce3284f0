import type { AlumniRow } from './alumni.ts';
import { companies, jobTitles } from './careers.ts';
import type { Random } from './random.ts';

/** One to three jobs for each: they follow one another, and the last is the present one. */
export function createWorkHistory(random: Random, alumni: readonly AlumniRow[], today: Date) {
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
