import type { EventAudience } from '@portal/api/registration/admin';
import { formatNumber } from '@portal/ui';

export type Recipients = 'registered' | 'waiting' | 'both';

/** The chosen registrations: how many, how many of them are notified, and everybody else. */
export function recipientsOf({ seated, waiting }: EventAudience, to: Recipients) {
  const chosen = [...(to === 'waiting' ? [] : [seated]), ...(to === 'registered' ? [] : [waiting])];
  return {
    total: chosen.reduce((sum, { registrations }) => sum + registrations, 0),
    told: chosen.reduce((sum, { withAccount }) => sum + withAccount, 0),
    others: chosen.flatMap(({ others }) => others),
  };
}

/** 'Dari 31 orang, 28 punya akun dan membacanya di portal.' */
export function recipientsText({ total, told }: ReturnType<typeof recipientsOf>): string {
  if (total === 0) return 'Tidak ada yang dipilih.';
  if (told === 0) return `Tidak ada dari ${formatNumber(total)} orang yang punya akun.`;
  if (told === total) return `Semua ${formatNumber(total)} orang membacanya di portal.`;
  return `Dari ${formatNumber(total)} orang, ${formatNumber(told)} punya akun dan membacanya di portal.`;
}
