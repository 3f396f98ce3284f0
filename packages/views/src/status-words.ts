import type { BadgeTone } from '@portal/ui';

export interface StatusWords {
  label: string;
  tone: BadgeTone;
}

const rejected = { label: 'Ditolak', tone: 'danger' } as const;
const waiting = { label: 'Menunggu', tone: 'warning' } as const;
const shown = { label: 'Tayang', tone: 'success' } as const;

/** What people read for each status that the tables of these names hold. */
export const statusWords = {
  alumni: {
    pending: { label: 'Menunggu Validasi', tone: 'warning' },
    verified: { label: 'Terverifikasi', tone: 'verified' },
    rejected,
  },
  events: {
    pending: waiting,
    approved: shown,
    rejected,
    past: { label: 'Diarsipkan', tone: 'neutral' },
  },
  job_postings: {
    pending: waiting,
    approved: shown,
    rejected,
    closed: { label: 'Ditutup', tone: 'neutral' },
  },
  registrations: {
    registered: { label: 'Terdaftar', tone: 'success' },
    waiting: { label: 'Daftar tunggu', tone: 'warning' },
    attended: { label: 'Hadir', tone: 'info' },
    cancelled: { label: 'Dibatalkan', tone: 'neutral' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, StatusWords>>>>;
