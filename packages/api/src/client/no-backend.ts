import type { Tables } from '../database.types.ts';
import { searchForm } from '../text/index.ts';

type Row = Readonly<Record<string, unknown>>;

const openJob = {
  status: 'approved',
  application_link: null,
  company_logo_url: null,
  created_at: '',
} as const;

/** Shown while no backend is configured, so that the pages can be tried without one. */
const sampleJobs: readonly Partial<Tables<'job_postings'>>[] = [
  {
    ...openJob,
    id: '00000000-0000-4000-8000-000000000001',
    title: 'Insinyur Sistem Tenaga (contoh)',
    company_name: 'PT Contoh Energi Riau',
    location: 'Pekanbaru',
    description:
      'Contoh lowongan: merencanakan dan memelihara jaringan distribusi 20 kV bersama tim operasi.',
    job_type: 'Full-time',
  },
  {
    ...openJob,
    id: '00000000-0000-4000-8000-000000000002',
    title: 'Pengembang Sistem Tertanam (contoh)',
    company_name: 'PT Contoh Telematika',
    location: 'Dumai',
    description:
      'Contoh lowongan: membangun perangkat lunak mikrokontroler untuk pemantauan energi gedung.',
    job_type: 'Contract',
  },
];

const searchedJobs = sampleJobs.map((job) => ({
  ...job,
  searched: searchForm(`${job.title}\n${job.company_name}`),
  searched_description: searchForm(`${job.description}`),
}));

const samples: Readonly<Record<string, readonly Row[]>> = {
  job_postings: searchedJobs,
  job_posting_filters: [
    { locations: ['Dumai', 'Pekanbaru'], job_types: ['Contract', 'Full-time'] },
  ],
};

/** One of the conditions that `everyWordFound` has written: `searched.imatch.pattern`. */
function isFoundIn(row: Row, filter: string): boolean {
  const [column = '', , pattern = ''] = filter.split('.');
  return new RegExp(pattern, 'i').test(String(row[column]));
}

function passes(row: Row, [column, filter]: [string, string]): boolean {
  if (column === 'or') {
    const words = [...filter.matchAll(/or\(([^()]*)\)/g)];
    return words.every(([, word = '']) => word.split(',').some((part) => isFoundIn(row, part)));
  }
  return !filter.startsWith('eq.') || row[column] === filter.slice('eq.'.length);
}

/** Answers in place of the service: every table is empty but for the sample jobs. No request is sent. */
export function answerWithoutBackend(url: string, method = 'GET'): Response {
  const { pathname, searchParams } = new URL(url);
  const isRead = ['GET', 'HEAD'].includes(method) || pathname.includes('/rpc/');
  if (!isRead) return Response.json({ message: 'Layanan data belum terhubung.' }, { status: 503 });
  const stored = samples[pathname.split('/').at(-1) ?? ''] ?? [];
  const rows = stored.filter((row) => [...searchParams].every((filter) => passes(row, filter)));
  const headers = { 'content-range': `*/${rows.length}` };
  return method === 'HEAD' ? new Response(null, { headers }) : Response.json(rows, { headers });
}
