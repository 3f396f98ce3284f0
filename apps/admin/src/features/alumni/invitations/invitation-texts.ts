import type { PersonToInvite } from '@portal/api/alumni-invitation';
import { siteFacts } from '@portal/ui';

const registration = () => new URL('/register', window.location.origin).href;

const opening = `Portal alumni ${siteFacts.shortName} sudah dibuka: direktori, kegiatan, dan lowongan untuk kita.`;

/** For the chat group of a year: it names nobody. */
export const groupText = (year: string) =>
  `Halo teman-teman${year && ` angkatan ${year}`}! ${opening} Daftar di ${registration()} dengan email yang masih aktif, lalu buka tautan konfirmasi yang dikirim ke email itu.`;

/** The number may be somebody else's by now: the message tells nothing but the name. */
export const whatsappLink = ({ name, phoneDigits }: PersonToInvite) => {
  const text = `Halo ${name}! ${opening} Nama Anda sudah ada dalam catatan kami. Silakan bergabung di ${registration()} dengan email yang pernah Anda berikan kepada kami, supaya datanya langsung tersambung. Terima kasih!`;
  return `https://wa.me/${phoneDigits}?text=${encodeURIComponent(text)}`;
};

export const mailLink = ({ name, email }: PersonToInvite) => {
  const subject = `Undangan bergabung di portal alumni ${siteFacts.shortName}`;
  const text = `Halo ${name}!\r\n\r\n${opening} Nama Anda sudah ada dalam catatan kami. Silakan bergabung di ${registration()} dengan email ini, supaya datanya langsung tersambung.\r\n\r\nTerima kasih!`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
};
