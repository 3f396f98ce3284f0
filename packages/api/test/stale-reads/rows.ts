import { emptyProfile } from '../../src/alumni/profile.model.ts';
import { name, year } from './reads.ts';

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const standing = { status: 'verified', specialBadge: '', canPostJobs: false, isListed: true };
export const person = (email: string) => ({
  ...emptyProfile(name),
  entryYear: year,
  thesisTitle: name,
  jobTitle: 'Insinyur',
  email,
  imageUrl: null,
  ...standing,
});
export const event = {
  title: 'Reuni',
  date: inDays(3),
  time: '09:00',
  endTime: '',
  location: 'Aula',
  onlineLink: '',
  description: 'Temu kangen.',
  status: 'approved',
  category: 'lokakarya-lain',
  imageUrl: null,
  registrationMode: 'portal',
  registrationLink: '',
  capacity: 3,
  deadlineDate: inDays(2),
  deadlineTime: '',
};
export const job = {
  title: 'Insinyur',
  companyName: 'PT Contoh',
  location: 'Kota Uji',
  applicationLink: 'https://karier.example/1',
  deadline: inDays(9),
  description: 'Menjaga gardu.',
};
export const proposal = { ...job, jobType: 'Full-time', companyLogoUrl: '' };
export const member = {
  name: 'Wulan',
  position: 'Ketua',
  jobDescription: '',
  imageUrl: null,
  category: 'pengurus-inti',
  displayOrder: 90,
};
export const work = {
  companyName: 'PT Contoh',
  position: 'Dosen',
  type: 'pekerjaan',
  startMonth: '2020-01',
  endMonth: '',
  description: '',
};
