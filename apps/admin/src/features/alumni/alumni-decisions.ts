import type { ValidationStatus } from '@portal/api/alumni/admin';
import { cleanText } from '@portal/api/text';
import type { ManyDecisions } from '../../decide/decided-list.ts';
import { backToQueue, reject, statusChoices } from '../../decide/matching-choices.ts';
import { verify } from './alumni-status.ts';

const verbs = {
  verified: 'diverifikasi',
  rejected: 'ditolak',
  pending: 'dikembalikan ke antrean',
} as const;

/** The decisions on several alumni at once. */
export const alumniDecisions: ManyDecisions<ValidationStatus> = {
  steps: [verify, reject],
  verbs,
  deletionNote:
    'Pendaftaran mereka di kegiatan ikut terhapus. Tempatnya langsung diberikan kepada yang menunggu, yang diberi tahu.',
  choices: [
    ...statusChoices(verbs, [verify, reject, backToQueue]),
    {
      label: 'Beri hak memasang lowongan',
      done: 'diberi hak memasang lowongan',
      toDecision: () => ({ canPostJobs: true }),
    },
    {
      label: 'Cabut hak memasang lowongan',
      done: 'dicabut hak memasang lowongannya',
      toDecision: () => ({ canPostJobs: false }),
    },
    {
      label: 'Tampilkan di direktori',
      done: 'ditampilkan di direktori',
      toDecision: () => ({ isListed: true }),
    },
    {
      label: 'Sembunyikan dari direktori',
      done: 'disembunyikan dari direktori',
      toDecision: () => ({ isListed: false }),
    },
    {
      label: 'Beri lencana khusus',
      done: 'diberi lencana khusus',
      asks: { label: 'Lencana khusus', limit: 100 },
      toDecision: (badge) => ({ specialBadge: cleanText(badge) }),
    },
    {
      label: 'Cabut lencana khusus',
      done: 'dicabut lencana khususnya',
      toDecision: () => ({ specialBadge: '' }),
    },
  ],
};
