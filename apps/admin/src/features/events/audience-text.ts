import type { EventAudience } from '@portal/api/registration/admin';
import { formatNumber } from '@portal/ui';

/** '15 pendaftaran ikut terhapus: 23 tempat, 2 di daftar tunggu. 12 orang diberi tahu …' */
export function removalText(audience: EventAudience, isToCome: boolean): string {
  const { seated, waiting } = audience;
  const registrations = formatNumber(seated.registrations + waiting.registrations);
  const told = isToCome
    ? toldText(audience, 'bahwa kegiatan ini dibatalkan')
    : 'Tidak ada yang diberi tahu.';
  return `${registrations} pendaftaran ikut terhapus: ${placesText(seated.people, waiting.registrations)}. ${told}`;
}

/** '12 orang diberi tahu bahwa kegiatan ini dibatalkan; 3 yang lain tidak punya akun.' */
export function toldText({ seated, waiting }: EventAudience, what: string): string {
  const told = seated.withAccount + waiting.withAccount;
  const others = seated.registrations + waiting.registrations - told;
  if (told === 0) return 'Tidak ada yang diberi tahu: tidak ada peserta yang punya akun.';
  const rest = others > 0 ? `; ${formatNumber(others)} yang lain tidak punya akun.` : '.';
  return `${formatNumber(told)} orang diberi tahu ${what}${rest}`;
}

function placesText(people: number, waiting: number): string {
  const seats = people > 0 && `${formatNumber(people)} tempat`;
  const queue = waiting > 0 && `${formatNumber(waiting)} di daftar tunggu`;
  return [seats, queue].filter(Boolean).join(', ');
}
