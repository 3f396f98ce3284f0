import { dayInJakarta } from '@portal/ui';

/** An own job as the service has stored it. */
export const storedJob = {
  id: '3f0c8c9e-0b57-4a3e-9f5e-3d1c6a1f2b10',
  version: 2,
  title: 'Teknisi',
  company_name: 'PT Listrik',
  location: 'Siak',
  job_type: 'Contract',
  application_link: 'https://pt.example/',
  company_logo_url: null,
  deadline: dayInJakarta(20),
  description: 'Menguji rele.',
  status: 'pending',
  created_at: '2026-08-17T01:00:00Z',
  decision_note: '',
  decided_at: '',
  review_asked_at: '',
  review_count: 0,
};
