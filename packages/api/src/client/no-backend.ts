import type { Tables } from '../database.types.ts';
import { searchForm, searchWords } from '../text/index.ts';

type Row = Readonly<Record<string, unknown>>;

const openJob = {
  application_link: null,
  company_logo_url: null,
  created_at: '',
  deadline: null,
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

function isFound(job: Row, { search, by_location, by_type }: Row): boolean {
  const searched = searchForm(`${job.title}\n${job.company_name}\n${job.description}`);
  return (
    searchWords(String(search ?? '')).every((word) => searched.includes(word)) &&
    (by_location === undefined || job.location === by_location) &&
    (by_type === undefined || job.job_type === by_type)
  );
}

const answers: Readonly<Record<string, (args: Row) => unknown>> = {
  approved_jobs: (args) => {
    const items = sampleJobs.filter((job) => isFound(job, args));
    return { items, total: items.length };
  },
  approved_job: ({ by_id }) => sampleJobs.find(({ id }) => id === by_id) ?? null,
  job_posting_filters: () => ({
    locations: ['Dumai', 'Pekanbaru'],
    job_types: ['Contract', 'Full-time'],
  }),
};

/** A function is called by POST, or by GET with its arguments in the address. */
function argumentsOf({ searchParams }: URL, body: unknown): Row {
  return typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(searchParams);
}

/** Answers in place of the service: everything is empty but for the sample jobs. No request is sent. */
export function answerWithoutBackend(
  url: string,
  { method = 'GET', body }: RequestInit = {},
): Response {
  const { pathname } = new URL(url);
  const isRead = ['GET', 'HEAD'].includes(method) || pathname.includes('/rpc/');
  if (!isRead) return Response.json({ message: 'Layanan data belum terhubung.' }, { status: 503 });
  if (method === 'HEAD') return new Response(null, { headers: { 'content-range': '*/0' } });
  const answer = answers[pathname.split('/').at(-1) ?? ''];
  return Response.json(answer?.(argumentsOf(new URL(url), body)) ?? [], {
    headers: { 'content-range': '*/0' },
  });
}
