/** Rows of the admin's lists as the service answers them; the days are around 17 August 2030. */
export const otherId = '5f0c8c9e-0b57-4a3e-9f5e-3d1c6a1f2b10';
export const row = {
  id: '3f0c8c9e-0b57-4a3e-9f5e-3d1c6a1f2b10',
  version: 3,
  created_at: '2030-08-01T02:00:00Z',
  description: 'Isi',
};
export const event = {
  ...row,
  title: 'Lokakarya',
  event_date: '2030-08-17',
  event_time: '09:00:00',
  end_time: '15:00:00',
  location: 'Aula',
  category: 'seminar',
  status: 'approved',
  online_link: 'https://rapat.example',
  registration_mode: 'portal',
  capacity: 4,
  seats_taken: 3,
  waiting_count: 2,
};
export const past = {
  ...event,
  id: otherId,
  title: 'Reuni',
  event_date: '2030-08-16',
  registration_mode: 'none',
};
export const job = {
  ...row,
  title: 'Teknisi',
  company_name: 'PT Uji',
  location: 'Medan',
  job_type: 'Full-time',
  status: 'pending',
  deadline: '2030-08-17',
  proposed_by: 'Ani',
  application_link: 'hrd@uji.example',
  decision_note: 'Kurang',
};
export const over = {
  ...job,
  id: otherId,
  title: 'Analis',
  status: 'approved',
  deadline: '2030-08-16',
  proposed_by: '',
};
